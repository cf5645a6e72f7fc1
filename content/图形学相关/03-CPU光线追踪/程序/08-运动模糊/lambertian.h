#pragma once
#include "material.h"
#include "sampling.h"

/** 理想漫反射：往哪个方向看都一样亮。 */
class Lambertian : public Material {
public:
    explicit Lambertian(Color albedo) : albedo_{albedo} {}

    // #region scatter
    std::optional<Scatter> scatter(const Ray& in, const Hit& hit) const override {
        Vec3 direction = hit.normal + randomOnSphere();              // 余弦分布
        if (dot(direction, direction) < 1e-12) direction = hit.normal;   // 恰好抵消：没有方向可言
        return Scatter{albedo_, {hit.point, direction, in.time}};   // 时刻照抄
    }
    // #endregion

private:
    Color albedo_;
};
