#pragma once
#include "material.h"

/** 只发光、不反光的表面；亮度可以大于 1。 */
class DiffuseLight : public Material {
public:
    explicit DiffuseLight(Color radiance) : radiance_{radiance} {}
    std::optional<Scatter> scatter(const Ray&, const Hit&) const override { return std::nullopt; }
    Color emitted(const Hit&) const override { return radiance_; }

private:
    Color radiance_;
};
