#pragma once
#include "bvh.h"
#include "target.h"
#include "trace.h"

/** 物体，以及其中可以朝它挑方向的灯。 */
struct Scene {
    Bvh world;
    Lights lights;
};

// #region direct
/** 朝灯射一条光线，算它让这一处亮多少；own 是材质的密度。 */
inline Color direct(const Ray& in, const Hit& at, const Scatter& scattered, const Scene& scene) {
    const LightsPdf toward(scene.lights, at.point);
    const Vec3 direction = toward.sample();
    const double density = toward.density(direction), own = scattered.pdf()->density(direction);
    if (!(density > 0) || !(own > 0)) return {};   // 灯的边上舍入了，或者灯在表面背后
    Hit lamp;
    ++tally().rays;
    if (!scene.world.hit({at.point, direction, in.time}, {1e-4, infinity}, lamp)) return {};
    return own / density * scattered.attenuation * lamp.material->emitted(lamp);   // 被挡住时，打到的东西不发光
}
// #endregion

// #region trace
/** 每到一处漫反射就朝灯射一条；路径自己再撞上灯，那份光已经算过。 */
inline Color traceDirect(Ray ray, const Scene& scene, int maxDepth, Background background = black) {
    Color left{1, 1, 1}, sum;
    bool counts = true;   // 这条光线撞上灯算不算：相机光线与镜面反射来的才算
    for (int depth = 0; depth < maxDepth; ++depth) {
        Hit hit;
        ++tally().rays;
        if (!scene.world.hit(ray, {1e-4, infinity}, hit)) return sum + left * background(ray);
        if (counts) sum += left * hit.material->emitted(hit);
        const auto scattered = hit.material->scatter(ray, hit);
        if (!scattered) return sum;
        counts = !scattered->pdf() || scene.lights.empty();
        if (!counts && depth + 1 < maxDepth) sum += left * direct(ray, hit, *scattered, scene);
        left = left * scattered->attenuation;
        ray = scattered->ray;
    }
    return sum;
}
// #endregion
