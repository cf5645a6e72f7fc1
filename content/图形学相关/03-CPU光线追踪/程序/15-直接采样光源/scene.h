#pragma once
#include "camera.h"
#include "direct.h"
#include "lambertian.h"
#include "light.h"
#include "quad.h"
#include "sphere.h"

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
