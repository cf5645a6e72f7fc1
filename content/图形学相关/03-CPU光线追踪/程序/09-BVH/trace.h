#pragma once
#include "material.h"
#include "sky.h"
#include "tally.h"

/** 没有打到东西的光线带回的颜色。 */
using Background = Color (*)(const Ray&);

/** 沿一条路径走到背景为止；maxDepth 是最多追几条光线，相机光线算第 1 条。 */
inline Color trace(Ray ray, const Hittable& world, int maxDepth, Background background = sky) {
    Color left{1, 1, 1};   // 一路上还剩的比例
    for (int depth = 0; depth < maxDepth; ++depth) {
        Hit hit;
        ++tally().rays;
        if (!world.hit(ray, {1e-4, infinity}, hit)) return left * background(ray);
        const auto scattered = hit.material->scatter(ray, hit);
        if (!scattered) return {};              // 被吸收
        left = left * scattered->attenuation;
        ray = scattered->ray;
    }
    return {};   // 追够了还没有走到光那里，当作没有光
}
