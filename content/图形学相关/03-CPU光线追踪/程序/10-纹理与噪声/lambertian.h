#pragma once
#include "material.h"
#include "sampling.h"
#include "texture.h"
#include <memory>
#include <utility>

/** 理想漫反射：往哪个方向看都一样亮。 */
class Lambertian : public Material {
public:
    explicit Lambertian(Color albedo) : Lambertian(std::make_shared<SolidColor>(albedo)) {}
    explicit Lambertian(std::shared_ptr<const Texture> albedo) : albedo_{std::move(albedo)} {}

    std::optional<Scatter> scatter(const Ray& in, const Hit& hit) const override {
        Vec3 direction = hit.normal + randomOnSphere();              // 余弦分布
        if (dot(direction, direction) < 1e-12) direction = hit.normal;   // 恰好抵消：没有方向可言
        return Scatter{albedo_->value(hit.u, hit.v, hit.point), {hit.point, direction, in.time}};
    }

private:
    std::shared_ptr<const Texture> albedo_;
};
