#pragma once
#include "block.h"
#include "camera.h"
#include "dielectric.h"
#include "instance.h"
#include "lambertian.h"
#include "light.h"
#include "metal.h"
#include "mis.h"
#include "perlin.h"
#include "quad.h"
#include "sphere.h"
#include "volume.h"

// #region room
/** 边长 1 的康奈尔盒，朝 +z 敞开；灯只朝下发光，亮度与面积成反比，总功率不变。 */
inline Scene makeRoom(double lightSide, bool boxes = true) {
    const auto red = std::make_shared<Lambertian>(Color{0.65, 0.05, 0.05});
    const auto green = std::make_shared<Lambertian>(Color{0.12, 0.45, 0.15});
    const auto white = std::make_shared<Lambertian>(Color{0.73, 0.73, 0.73});
    const auto light = std::make_shared<DiffuseLight>(1.5 / (lightSide * lightSide) * Color{1, 0.9, 0.75}, Faces::front);

    World world;
    const auto wall = [&](Point corner, Vec3 u, Vec3 v, std::shared_ptr<const Material> material) {
        world.add(std::make_unique<Quad>(corner, u, v, std::move(material)));
    };
    wall({0, 0, 0}, {0, 0, 1}, {0, 1, 0}, red);        // 左
    wall({1, 0, 0}, {0, 1, 0}, {0, 0, 1}, green);      // 右
    wall({0, 0, 0}, {1, 0, 0}, {0, 1, 0}, white);      // 后
    wall({0, 0, 0}, {0, 0, 1}, {1, 0, 0}, white);      // 地
    wall({0, 1, 0}, {1, 0, 0}, {0, 0, 1}, white);      // 顶
    if (boxes) {
        world.add(makeBox({0.15, 0, 0.15}, {0.45, 0.6, 0.45}, white));
        world.add(makeBox({0.55, 0, 0.5}, {0.85, 0.3, 0.8}, white));
    }
    const double edge = 0.5 - lightSide / 2;
    auto lamp = std::make_unique<Quad>(Point{edge, 0.999, edge}, Vec3{lightSide, 0, 0}, Vec3{0, 0, lightSide}, light);
    Lights lights;
    lights.add(*lamp);                                 // 灯还是那一盏：形状与位置不会对不上
    world.add(std::move(lamp));
    return {Bvh(std::move(world)), std::move(lights)};
}

inline CameraSettings roomView(int size) {
    return {.width = size, .height = size, .from = {0.5, 0.5, 2.36}, .at = {0.5, 0.5, 0}, .fov = 40};
}
// #endregion

// #region gallery
/** 夜里的展厅：一盏方灯、一盏球灯，大理石、金属、玻璃、转过的盒子与一团雾。 */
inline Scene makeGallery() {
    const auto solid = [](Color c) { return std::make_shared<Lambertian>(c); };
    const auto marble = std::make_shared<Lambertian>(std::make_shared<Marble>(9, Color{0.15, 0.12, 0.12}, Color{0.88, 0.84, 0.78}));
    const auto tiles = std::make_shared<Lambertian>(std::make_shared<Checker>(0.5, Color{0.2, 0.22, 0.26}, Color{0.62, 0.6, 0.55}));
    const auto white = solid({0.6, 0.58, 0.54});
    World world;
    Lights lights;
    const auto quad = [&](Point corner, Vec3 u, Vec3 v, std::shared_ptr<const Material> material) {
        world.add(std::make_unique<Quad>(corner, u, v, std::move(material)));
    };
    const auto ball = [&](Point center, double radius, std::shared_ptr<const Material> material) {
        world.add(std::make_unique<Sphere>(center, radius, std::move(material)));
    };
    const auto lamp = [&](auto shape) {
        lights.add(*shape);
        world.add(std::move(shape));
    };
    quad({-3, 0, 3}, {6, 0, 0}, {0, 0, -5}, tiles);
    quad({-3, 0, -2}, {6, 0, 0}, {0, 3, 0}, white);                       // 后墙
    quad({-3, 0, -2}, {0, 3, 0}, {0, 0, 5}, solid({0.6, 0.2, 0.12}));     // 左墙
    quad({3, 0, -2}, {0, 0, 5}, {0, 3, 0}, solid({0.14, 0.28, 0.42}));    // 右墙
    quad({-3, 3, -2}, {6, 0, 0}, {0, 0, 5}, white);                       // 顶
    lamp(std::make_unique<Quad>(Point{-1.6, 2.98, -1}, Vec3{2.4, 0, 0}, Vec3{0, 0, 2},
                                std::make_shared<DiffuseLight>(Color{4.4, 3.9, 3.2}, Faces::front)));
    lamp(std::make_unique<Sphere>(Point{1.95, 0.34, 0.75}, 0.34, std::make_shared<DiffuseLight>(Color{4.4, 2.6, 1.2})));

    ball({-0.35, 0.85, -0.6}, 0.85, marble);
    ball({-1.75, 0.5, 0.15}, 0.5, std::make_shared<Metal>(Color{0.9, 0.75, 0.5}, 0.05));
    ball({0.35, 0.38, 0.85}, 0.38, std::make_shared<Dielectric>(1.5));
    auto turned = std::make_shared<RotateY>(std::make_shared<Block>(Point{-0.4, 0, -0.4}, Point{0.4, 1.5, 0.4}, white), 22);
    world.add(std::make_unique<Translate>(std::move(turned), Vec3{1.55, 0, -0.75}));
    world.add(std::make_unique<Volume>(std::make_shared<Sphere>(Point{-0.85, 0.3, 1.25}, 0.3, nullptr), 9, Color{0.35, 0.65, 0.95}));
    return {Bvh(std::move(world)), std::move(lights)};
}

inline CameraSettings galleryView(int width) {
    return {.width = width, .height = width * 9 / 16, .from = {0, 1.35, 6.4}, .at = {0, 1.05, 0}, .fov = 32};
}
// #endregion
