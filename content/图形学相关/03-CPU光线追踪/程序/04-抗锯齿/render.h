#pragma once
#include "camera.h"
#include "image.h"
#include "random.h"
#include "rows.h"

struct RenderOptions {
    int grid = 4;                    // 像素分成 grid×grid 格，每格一个样本
    std::uint32_t seed = 1;
    int threads = threadCount();
};

/** 每格里随机取一点射出光线，各个样本的 radiance(ray) 取平均。 */
template <class Radiance>
Image render(const Camera& camera, const RenderOptions& options, Radiance radiance) {
    Image image(camera.width(), camera.height());
    forEachRow(camera.height(), options.threads, [&](int y) {
        seedRandom(options.seed, static_cast<std::uint32_t>(y));
        for (int x = 0; x < camera.width(); ++x) {
            Color sum;
            for (int i = 0; i < options.grid * options.grid; ++i) {
                const double dx = (i % options.grid + random01()) / options.grid;   // 像素里的位置，[0, 1)
                const double dy = (i / options.grid + random01()) / options.grid;
                sum += radiance(camera.ray(x + dx, y + dy));
            }
            image.at(x, y) = sum / (options.grid * options.grid);
        }
    });
    return image;
}
