#pragma once
#include "direct.h"

// #region pdf
/** 两种密度各占一半：掷硬币决定照哪一种抽，密度是两者的平均。 */
class MixturePdf : public Pdf {
public:
    MixturePdf(const Pdf& first, const Pdf& second) : first_{first}, second_{second} {}
    Vec3 sample() const override { return random01() < 0.5 ? first_.sample() : second_.sample(); }
    double density(Vec3 direction) const override { return 0.5 * (first_.density(direction) + second_.density(direction)); }

private:
    const Pdf& first_;
    const Pdf& second_;
};
// #endregion

// #region trace
/** 俄罗斯轮盘：从第 from 条光线之后起，剩下的越少越容易停；返回要不要继续，继续就把 left 放大。 */
inline bool survives(Color& left, int rays, int from) {
    if (rays < from) return true;
    const double q = std::min(0.95, std::max({left.x, left.y, left.z}));
    if (random01() >= q) return false;
    left = left / q;
    return true;
}

struct PathLimits {
    int maxDepth = 50;    // 最多追几条光线
    int roulette = 4;     // 追过几条之后开始掷轮盘
};

/** 一处只追一条光线，方向从“材质”与“灯”的混合里抽。 */
inline Color traceMixture(Ray ray, const Scene& scene, PathLimits limits = {}, Background background = black) {
    Color left{1, 1, 1}, sum;
    for (int depth = 0; depth < limits.maxDepth; ++depth) {
        Hit hit;
        ++tally().rays;
        if (!scene.world.hit(ray, {1e-4, infinity}, hit)) return sum + left * background(ray);
        sum += left * hit.material->emitted(hit);
        const auto scattered = hit.material->scatter(ray, hit);
        if (!scattered) return sum;
        left = left * scattered->attenuation;
        ray = scattered->ray;
        if (!survives(left, depth + 1, limits.roulette)) return sum;             // 先掷轮盘，再乘方向的权重
        if (const Pdf* own = scattered->pdf(); own && !scene.lights.empty()) {   // 镜面没有密度，绕过去
            const LightsPdf lights(scene.lights, hit.point);
            const MixturePdf mixed(*own, lights);
            ray.direction = mixed.sample();
            const double wanted = own->density(ray.direction), density = mixed.density(ray.direction);
            if (!(wanted > 0)) return sum;                                       // 朝灯的方向在表面背后
            left = wanted / density * left;
        }
    }
    return sum;
}
// #endregion
