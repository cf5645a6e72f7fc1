#pragma once
#include "material.h"
#include "sampling.h"

/** 镜面反射：v 射向表面，n 是单位法线。 */
inline Vec3 reflect(Vec3 v, Vec3 n) { return v - 2 * dot(v, n) * n; }

/** 金属；fuzz 是模糊半径，0 是镜子。 */
class Metal : public Material {
public:
    Metal(Color albedo, double fuzz) : albedo_{albedo}, fuzz_{fuzz} {}

    std::optional<Scatter> scatter(const Ray& in, const Hit& hit) const override {
        const Vec3 direction = reflect(unit(in.direction), hit.normal) + fuzz_ * randomOnSphere();
        if (dot(direction, hit.normal) <= 0) return std::nullopt;   // 散到了表面下面：吸收
        return Scatter{albedo_, {hit.point, direction, in.time}};
    }

private:
    Color albedo_;
    double fuzz_;
};
