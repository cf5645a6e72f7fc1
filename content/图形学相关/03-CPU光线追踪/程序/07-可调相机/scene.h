#pragma once
#include "dielectric.h"
#include "lambertian.h"
#include "metal.h"
#include "sphere.h"
#include "world.h"

/** 地面、三个大球，和四周随机的小球；种子相同，场景就相同。 */
inline World makeScene(std::uint32_t seed = 1) {
    World world;
    const auto ball = [&](Point center, double radius, std::shared_ptr<const Material> material) {
        world.add(std::make_unique<Sphere>(center, radius, std::move(material)));
    };
    ball({0, -1000, 0}, 1000, std::make_shared<Lambertian>(Color{0.5, 0.5, 0.45}));
    const auto glass = std::make_shared<Dielectric>(1.5);
    ball({0, 1, 0}, 1, glass);
    ball({-4, 1, 0}, 1, std::make_shared<Lambertian>(Color{0.4, 0.2, 0.1}));
    ball({4, 1, 0}, 1, std::make_shared<Metal>(Color{0.7, 0.6, 0.5}, 0.0));

    seedRandom(seed, 0);
    for (int i = -5; i <= 5; ++i)
        for (int j = -3; j <= 3; ++j) {
            const double kind = random01(), x = i + 0.7 * random01(), z = j + 0.7 * random01();
            const Point center{x, 0.2, z};
            bool isClear = true;
            for (double big : {-4.0, 0.0, 4.0}) isClear = isClear && length(center - Point{big, 1, 0}) > 1.25;
            if (!isClear) continue;
            if (kind < 0.7) {
                const double r = random01(), g = random01(), b = random01();
                ball(center, 0.2, std::make_shared<Lambertian>(Color{r * r, g * g, b * b}));
            } else if (kind < 0.9) {
                const double shade = randomIn(0.5, 1), fuzz = randomIn(0, 0.4);
                ball(center, 0.2, std::make_shared<Metal>(Color{shade, shade, 0.9 * shade}, fuzz));
            } else {
                ball(center, 0.2, glass);
            }
        }
    return world;
}
