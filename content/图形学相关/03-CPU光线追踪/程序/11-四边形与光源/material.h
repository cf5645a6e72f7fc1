#pragma once
#include "hittable.h"
#include <optional>

/** 光线打到表面之后：下一条光线，和它带回来的光要乘的比例。 */
struct Scatter {
    Color attenuation;
    Ray ray;
};

class Material {
public:
    virtual ~Material() = default;
    /** 没有值：光被吸收，路径到此为止。 */
    virtual std::optional<Scatter> scatter(const Ray& in, const Hit& hit) const = 0;
    /** 表面自己发出的光。 */
    virtual Color emitted(const Hit&) const { return {}; }
};
