#pragma once
#include "hittable.h"
#include "pdf.h"
#include <optional>
#include <variant>

// #region scatter
/** 光线打到表面之后。ray 是按材质自己的密度抽好的一条，它带回来的光乘 attenuation。 */
struct Scatter {
    Color attenuation;
    Ray ray;
    std::variant<std::monostate, CosinePdf, SpherePdf> spread = {};   // 空的是镜面：只有这一个方向

    /** 材质的密度，f·cosθ = attenuation × density；镜面没有，是空指针。 */
    const Pdf* pdf() const {
        if (const auto* cosine = std::get_if<CosinePdf>(&spread)) return cosine;
        return std::get_if<SpherePdf>(&spread);
    }
};
// #endregion

class Material {
public:
    virtual ~Material() = default;
    /** 没有值：光被吸收，路径到此为止。 */
    virtual std::optional<Scatter> scatter(const Ray& in, const Hit& hit) const = 0;
    /** 表面自己发出的光。 */
    virtual Color emitted(const Hit&) const { return {}; }
};
