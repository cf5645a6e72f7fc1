#pragma once
#include "material.h"
#include "texture.h"
#include <memory>
#include <utility>

/** 理想漫反射：往哪个方向看都一样亮。 */
class Lambertian : public Material {
public:
    explicit Lambertian(Color albedo) : Lambertian(std::make_shared<SolidColor>(albedo)) {}
    explicit Lambertian(std::shared_ptr<const Texture> albedo) : albedo_{std::move(albedo)} {}

    // #region scatter
    std::optional<Scatter> scatter(const Ray& in, const Hit& hit) const override {
        const CosinePdf pdf(hit.normal);
        return Scatter{albedo_->value(hit.u, hit.v, hit.point), {hit.point, pdf.sample(), in.time}, pdf};
    }
    // #endregion

private:
    std::shared_ptr<const Texture> albedo_;
};
