#pragma once
#include "dielectric.h"
#include "lambertian.h"
#include "metal.h"
#include "sphere.h"
#include "world.h"

/** side×side 个小球铺成一片波浪，中间浮着一个玻璃球。 */
inline World makeWaves(int side) {
    World world;
    const double step = 10.0 / side, radius = 0.42 * step;
    for (int i = 0; i < side; ++i)
        for (int j = 0; j < side; ++j) {
            const double x = (i + 0.5) * step - 5, z = (j + 0.5) * step - 5;
            const double height = std::sin(1.3 * x) * std::cos(1.1 * z);            // -1 到 1
            const Color color = mix({0.1, 0.25, 0.5}, {0.9, 0.75, 0.45}, 0.5 * (height + 1));
            world.add(std::make_unique<Sphere>(Point{x, 0.6 * height, z}, radius, std::make_shared<Lambertian>(color)));
        }
    world.add(std::make_unique<Sphere>(Point{0, 1.5, 0}, 0.8, std::make_shared<Dielectric>(1.5)));
    return world;
}
