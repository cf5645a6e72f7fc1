#pragma once
#include "block.h"
#include "bvh.h"
#include "camera.h"
#include "dielectric.h"
#include "instance.h"
#include "lambertian.h"
#include "light.h"
#include "metal.h"
#include "perlin.h"
#include "quad.h"
#include "sphere.h"
#include "trace.h"
#include "volume.h"

/** 傍晚：天边是暖色，头顶是蓝色；没有太阳，处处平缓，噪声才小。 */
inline Color dusk(const Ray& ray) {
    const Vec3 d = unit(ray.direction);
    const double up = std::sqrt(std::max(0.0, d.y)), west = 0.5 * (1 - d.x);
    return mix(mix({0.45, 0.3, 0.35}, {1.0, 0.6, 0.3}, west), {0.1, 0.16, 0.34}, up);
}

enum class Blocks { quads, slabs };   // 一个方块：六个四边形，或者一个 Block

/** 高低不一的方块铺成的地。 */
inline std::unique_ptr<Hittable> makeGround(const std::shared_ptr<const Material>& material, Blocks blocks) {
    World ground;
    for (int i = -12; i < 12; ++i)
        for (int j = -12; j < 9; ++j) {
            const Point low{double(i), -1, double(j)}, high{i + 1.0, randomIn(0, 0.4), j + 1.0};
            ground.add(blocks == Blocks::quads ? makeBox(low, high, material)
                                               : std::make_unique<Block>(low, high, material));
        }
    return std::make_unique<Bvh>(std::move(ground));
}

/** 小球堆成的立方体，所有的小球共用一份材质。 */
inline std::shared_ptr<const Hittable> makeCluster(int count, const std::shared_ptr<const Material>& material) {
    World balls;
    for (int i = 0; i < count; ++i) {
        const double x = random01(), y = random01(), z = random01();
        balls.add(std::make_unique<Sphere>(1.7 * Point{x, y, z}, 0.11, material));
    }
    return std::make_shared<Bvh>(std::move(balls));
}

// #region final
/** 这一阶段的一切：方块地、灯、运动的球、玻璃、金属、大理石、雾球、实例，再加一层薄雾。两个参数只为比较快慢。 */
inline Bvh makeFinal(Blocks blocks = Blocks::slabs, std::shared_ptr<const Material> onBoundary = nullptr) {
    seedRandom(1, 0);
    const auto solid = [](Color c) { return std::make_shared<Lambertian>(c); };
    const auto light = std::make_shared<DiffuseLight>(Color{3.2, 3, 2.7});
    const auto glass = std::make_shared<Dielectric>(1.5);
    const auto marble = std::make_shared<Lambertian>(std::make_shared<Marble>(5, Color{0.12, 0.1, 0.1}, Color{0.88, 0.84, 0.78}));

    World world;
    const auto ball = [&](Point center, double radius, std::shared_ptr<const Material> material) {
        world.add(std::make_unique<Sphere>(center, radius, std::move(material)));
    };
    world.add(makeGround(solid({0.3, 0.55, 0.5}), blocks));
    world.add(std::make_unique<Quad>(Point{-3, 7, -3}, Vec3{6, 0, 0}, Vec3{0, 0, 6}, light));
    world.add(std::make_unique<Sphere>(Point{-3.4, 2.9, -0.5}, Point{-2.7, 2.9, -0.5}, 0.65, solid({0.8, 0.35, 0.1})));   // 运动
    ball({0.6, 1.1, 3.2}, 0.75, glass);
    ball({3, 1.3, 0.6}, 0.95, std::make_shared<Metal>(Color{0.85, 0.8, 0.7}, 0.05));
    ball({0, 1.75, -0.8}, 1.4, marble);
    ball({-2.3, 1.15, 2.4}, 0.8, glass);                                            // 玻璃壳，里面是蓝雾
    const auto fog = [&](Point center, double radius, double density, Color albedo) {
        world.add(std::make_unique<Volume>(std::make_shared<Sphere>(center, radius, onBoundary), density, albedo));
    };
    fog({-2.3, 1.15, 2.4}, 0.79, 4, {0.12, 0.3, 0.9});
    fog({0, 0, 0}, 40, 0.004, {1, 1, 1});                                          // 整个场景的薄雾
    auto turned = std::make_shared<RotateY>(makeCluster(500, solid({0.8, 0.75, 0.7})), 25);
    world.add(std::make_unique<Translate>(std::move(turned), Vec3{2.2, 2.6, -3.2}));
    return Bvh(std::move(world));
}

inline CameraSettings finalView(int width) {
    return {.width = width, .height = width * 9 / 16, .from = {1.2, 3.3, 11}, .at = {0, 1.75, 0}, .fov = 34, .shutter = 1};
}
// #endregion
