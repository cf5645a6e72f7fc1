#pragma once
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

/** 傍晚：天空很暗，主要靠灯。 */
inline Color dusk(const Ray& ray) { return 0.25 * sky(ray); }

/** 高低不一的方块铺成的地。 */
inline std::unique_ptr<Hittable> makeGround(const std::shared_ptr<const Material>& material) {
    World blocks;
    for (int i = -9; i < 9; ++i)
        for (int j = -9; j < 9; ++j)
            blocks.add(makeBox({double(i), -1, double(j)}, {i + 1.0, randomIn(0, 0.35), j + 1.0}, material));
    return std::make_unique<Bvh>(std::move(blocks));
}

/** 小球堆成的立方体，所有的小球共用一份材质。 */
inline std::shared_ptr<const Hittable> makeCluster(int count, const std::shared_ptr<const Material>& material) {
    World balls;
    for (int i = 0; i < count; ++i) {
        const double x = random01(), y = random01(), z = random01();
        balls.add(std::make_unique<Sphere>(1.6 * Point{x, y, z}, 0.09, material));
    }
    return std::make_shared<Bvh>(std::move(balls));
}

// #region final
/** 这一阶段的一切：方块地、灯、运动的球、玻璃、金属、大理石、雾球、实例，再加一层薄雾。 */
inline Bvh makeFinal(std::uint32_t seed = 1, Split split = Split::sah) {
    seedRandom(seed, 0);
    const auto solid = [](Color c) { return std::make_shared<Lambertian>(c); };
    const auto glass = std::make_shared<Dielectric>(1.5);
    const auto light = std::make_shared<DiffuseLight>(Color{7, 6.5, 5.5});
    const auto marble = std::make_shared<Lambertian>(std::make_shared<Marble>(5, Color{0.1, 0.1, 0.14}, Color{0.85, 0.83, 0.8}));

    World world;
    const auto ball = [&](Point center, double radius, std::shared_ptr<const Material> material) {
        world.add(std::make_unique<Sphere>(center, radius, std::move(material)));
    };
    world.add(makeGround(solid({0.4, 0.6, 0.4})));
    world.add(std::make_unique<Quad>(Point{-2, 6, -2}, Vec3{4, 0, 0}, Vec3{0, 0, 4}, light));
    world.add(std::make_unique<Sphere>(Point{-3.2, 2.6, 0}, Point{-2.6, 2.6, 0}, 0.6, solid({0.75, 0.35, 0.1})));   // 运动
    ball({0.2, 1, 2.6}, 0.7, glass);
    ball({3.1, 1.1, -0.2}, 0.8, std::make_shared<Metal>(Color{0.8, 0.8, 0.85}, 0.15));
    ball({0.3, 1.6, -1.2}, 1.2, marble);
    ball({-2, 1, 2.2}, 0.7, glass);                                                                             // 玻璃壳里的蓝雾
    world.add(std::make_unique<Volume>(std::make_shared<Sphere>(Point{-2, 1, 2.2}, 0.69, nullptr), 4, Color{0.15, 0.35, 0.9}));
    world.add(std::make_unique<Translate>(std::make_shared<RotateY>(makeCluster(400, solid({0.73, 0.73, 0.73})), 20), Vec3{2.2, 2.4, -3.5}));
    world.add(std::make_unique<Volume>(std::make_shared<Sphere>(Point{0, 0, 0}, 40, nullptr), 0.004, Color{1, 1, 1}));
    return Bvh(std::move(world), split);
}

inline CameraSettings finalView(int width) {
    return {.width = width, .height = width * 9 / 16, .from = {1.5, 3.4, 10.5}, .at = {0, 1.5, 0}, .fov = 36, .shutter = 1};
}
// #endregion
