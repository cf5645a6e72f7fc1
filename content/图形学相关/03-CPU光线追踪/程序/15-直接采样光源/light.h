#pragma once
#include "material.h"

enum class Faces { both, front };   // 两面都发光，还是只有法线那一面

/** 只发光、不反光的表面；亮度可以大于 1。 */
class DiffuseLight : public Material {
public:
    explicit DiffuseLight(Color radiance, Faces faces = Faces::both) : radiance_{radiance}, faces_{faces} {}
    std::optional<Scatter> scatter(const Ray&, const Hit&) const override { return std::nullopt; }
    Color emitted(const Hit& hit) const override {
        return hit.front || faces_ == Faces::both ? radiance_ : Color{};
    }

private:
    Color radiance_;
    Faces faces_;
};
