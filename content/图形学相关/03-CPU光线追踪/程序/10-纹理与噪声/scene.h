#pragma once
#include "perlin.h"
#include <numbers>

/** 五层噪声叠成的起伏。 */
inline double terrainHeight(const Perlin& perlin, Point p) {
    double height = 0, weight = 1;
    for (int i = 0; i < 5; ++i, weight /= 2, p = 2 * p) height += weight * perlin.noise(p);
    return height;
}

/** 海、滩、陆、雪；polar 在赤道是 0，极点是 1。 */
inline Color terrainColor(double height, double polar) {
    if (polar + 0.25 * height > 0.86) return {0.85, 0.88, 0.9};
    if (height < 0.02) return mix({0.02, 0.06, 0.2}, {0.05, 0.25, 0.45}, std::clamp(1 + 2 * height, 0.0, 1.0));
    if (height < 0.06) return {0.7, 0.6, 0.35};
    return mix({0.1, 0.32, 0.08}, {0.4, 0.3, 0.18}, std::min(2 * height, 1.0));
}

// #region map
/** 一颗想象中的星球的地图；噪声在球面上取，左右自然相接。 */
inline Image drawMap(int width) {
    const Perlin perlin(7);
    Image map(width, width / 2);
    for (int y = 0; y < map.height(); ++y)
        for (int x = 0; x < width; ++x) {
            const double longitude = 2 * std::numbers::pi * ((x + 0.5) / width - 0.5);
            const double latitude = std::numbers::pi * (0.5 - (y + 0.5) / map.height());
            const Point p{std::cos(latitude) * std::cos(longitude), std::sin(latitude),
                          -std::cos(latitude) * std::sin(longitude)};
            map.at(x, y) = terrainColor(terrainHeight(perlin, 1.7 * p), std::abs(p.y));
        }
    return map;
}
// #endregion
