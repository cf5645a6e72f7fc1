#pragma once
#include "material.h"
#include "sky.h"
#include "tally.h"

/** 没有打到东西的光线带回的颜色。 */
using Background = Color (*)(const Ray&);

/** 没有天空：只有光源发光。 */
inline Color black(const Ray&) { return {}; }

/** 沿一条路径走，把路上遇到的光加起来；maxDepth 是最多追几条光线，相机光线算第 1 条。 */
inline Color trace(Ray ray, const Hittable& world, int maxDepth, Background background = sky) {
    Color left{1, 1, 1};   // 一路上还剩的比例
    Color sum;             // 已经带回的光
    for (int depth = 0; depth < maxDepth; ++depth) {
        Hit hit;
        ++tally().rays;
        if (!world.hit(ray, {1e-4, infinity}, hit)) return sum + left * background(ray);
        sum += left * hit.material->emitted(hit);
        const auto scattered = hit.material->scatter(ray, hit);
        if (!scattered) return sum;             // 被吸收，或者打到了光源
        left = left * scattered->attenuation;
        ray = scattered->ray;
    }
    return sum;   // 追够了，后面的光不要了
}
