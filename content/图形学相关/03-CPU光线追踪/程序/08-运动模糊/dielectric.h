#pragma once
#include "material.h"
#include "metal.h"
#include "random.h"
#include <algorithm>
#include <optional>

/** 折射：v 与 n 单位长，v 射向表面，ratio 是入射一侧与折射一侧的折射率之比。全反射时没有值。 */
inline std::optional<Vec3> refract(Vec3 v, Vec3 n, double ratio) {
    const double cosine = std::min(dot(-v, n), 1.0);
    const Vec3 along = ratio * (v + cosine * n);          // 沿表面的分量
    const double rest = 1 - dot(along, along);
    if (rest < 0) return std::nullopt;
    return along - std::sqrt(rest) * n;
}

/** Schlick 近似：反射的比例；cosine 取空气一侧（折射率小的一侧）的角。 */
inline double schlick(double cosine, double index) {
    const double r0 = (1 - index) / (1 + index);
    return r0 * r0 + (1 - r0 * r0) * std::pow(1 - cosine, 5);
}

/** 玻璃、水等透明物体；index 是里面与外面折射率之比。 */
class Dielectric : public Material {
public:
    explicit Dielectric(double index) : index_{index} {}

    std::optional<Scatter> scatter(const Ray& in, const Hit& hit) const override {
        const Vec3 v = unit(in.direction);
        const auto refracted = refract(v, hit.normal, hit.front ? 1 / index_ : index_);
        if (!refracted || random01() < reflectance(v, *refracted, hit.normal))
            return Scatter{{1, 1, 1}, {hit.point, reflect(v, hit.normal), in.time}};
        return Scatter{{1, 1, 1}, {hit.point, *refracted, in.time}};
    }

private:
    /** 两侧的角里大的那个在折射率小的一侧，它的余弦小。 */
    double reflectance(Vec3 v, Vec3 refracted, Vec3 normal) const {
        return schlick(std::min(dot(-v, normal), dot(-refracted, normal)), index_);
    }

    double index_;
};
