#pragma once
#include "mixture.h"

// #region weights
inline double balance(double mine, double other) { return mine / (mine + other); }
inline double power(double mine, double other) { return mine * mine / (mine * mine + other * other); }
using Heuristic = double (*)(double mine, double other);
// #endregion

// #region trace
/** 每处漫反射两条：一条朝灯，一条照材质；撞上同一盏灯的两份光按权重分。 */
inline Color traceMis(Ray ray, const Scene& scene, PathLimits limits = {}, Background background = black,
                      Heuristic weight = balance) {
    Color left{1, 1, 1}, sum;
    double share = 1;   // 这条光线撞上灯，算几成
    for (int depth = 0; depth < limits.maxDepth; ++depth) {
        Hit hit;
        ++tally().rays;
        if (!scene.world.hit(ray, {1e-4, infinity}, hit)) return sum + left * background(ray);
        sum += share * left * hit.material->emitted(hit);
        const auto scattered = hit.material->scatter(ray, hit);
        if (!scattered) return sum;

        share = 1;
        if (const Pdf* own = scattered->pdf(); own && !scene.lights.empty()) {
            const LightsPdf lights(scene.lights, hit.point);
            const Vec3 d = lights.sample();
            const double density = lights.density(d), wanted = own->density(d);
            if (density > 0 && wanted > 0 && depth + 1 < limits.maxDepth) {
                Hit lamp;
                ++tally().rays;
                if (scene.world.hit({hit.point, d, ray.time}, {1e-4, infinity}, lamp))
                    sum += weight(density, wanted) * wanted / density * left * scattered->attenuation * lamp.material->emitted(lamp);
            }
            const Vec3 next = scattered->ray.direction;
            share = weight(own->density(next), lights.density(next));
        }
        left = left * scattered->attenuation;
        ray = scattered->ray;
        if (!survives(left, depth + 1, limits.roulette)) return sum;
    }
    return sum;
}
// #endregion
