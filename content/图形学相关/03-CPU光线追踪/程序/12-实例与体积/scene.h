#pragma once
#include "lambertian.h"
#include "instance.h"
#include "light.h"
#include "quad.h"
#include "world.h"

/** 边长 1 的康奈尔盒，朝 +z 敞开；lightSide 是灯的边长，亮度与面积成反比，总功率不变。 */
inline World makeRoom(double lightSide) {
    const auto red = std::make_shared<Lambertian>(Color{0.65, 0.05, 0.05});
    const auto green = std::make_shared<Lambertian>(Color{0.12, 0.45, 0.15});
    const auto white = std::make_shared<Lambertian>(Color{0.73, 0.73, 0.73});
    const auto light = std::make_shared<DiffuseLight>(1.5 / (lightSide * lightSide) * Color{1, 0.9, 0.75});

    World world;
    const auto wall = [&](Point corner, Vec3 u, Vec3 v, std::shared_ptr<const Material> material) {
        world.add(std::make_unique<Quad>(corner, u, v, std::move(material)));
    };
    wall({0, 0, 0}, {0, 0, 1}, {0, 1, 0}, red);        // 左
    wall({1, 0, 0}, {0, 1, 0}, {0, 0, 1}, green);      // 右
    wall({0, 0, 0}, {1, 0, 0}, {0, 1, 0}, white);      // 后
    wall({0, 0, 0}, {0, 0, 1}, {1, 0, 0}, white);      // 地
    wall({0, 1, 0}, {1, 0, 0}, {0, 0, 1}, white);      // 顶
    const double edge = 0.5 - lightSide / 2;
    wall({edge, 0.999, edge}, {lightSide, 0, 0}, {0, 0, lightSide}, light);
    return world;
}

/** 转过 degrees 度、再放到 offset 处的盒子。 */
inline std::unique_ptr<Hittable> turnedBox(Vec3 size, double degrees, Vec3 offset, const std::shared_ptr<const Material>& material) {
    auto turned = std::make_shared<RotateY>(makeBox({0, 0, 0}, size, material), degrees);
    return std::make_unique<Translate>(std::move(turned), offset);
}
