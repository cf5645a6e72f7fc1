#pragma once
#include "dielectric.h"
#include "lambertian.h"
#include "metal.h"
#include "sphere.h"
#include "world.h"

/** 镜子球前面，红球向右滚，蓝球向上弹；地面与镜子的材质可以换。 */
inline World makeMoving(std::shared_ptr<const Material> ground = std::make_shared<Lambertian>(Color{0.45, 0.5, 0.3}),
                        std::shared_ptr<const Material> mirror = std::make_shared<Metal>(Color{0.85, 0.85, 0.85}, 0.0)) {
    const auto red = std::make_shared<Lambertian>(Color{0.7, 0.2, 0.15});
    const auto blue = std::make_shared<Lambertian>(Color{0.15, 0.25, 0.6});
    World world;
    world.add(std::make_unique<Sphere>(Point{0, -1000, 0}, 1000, std::move(ground)));
    world.add(std::make_unique<Sphere>(Point{0, 0.8, -1}, 0.8, std::move(mirror)));
    world.add(std::make_unique<Sphere>(Point{-1.9, 0.35, 0.6}, Point{-0.9, 0.35, 0.6}, 0.35, red));
    world.add(std::make_unique<Sphere>(Point{1.5, 0.35, 0.3}, Point{1.5, 0.9, 0.3}, 0.35, blue));
    return world;
}
