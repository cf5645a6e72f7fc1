#pragma once
#include "camera.h"
#include "image.h"
#include "random.h"
#include "rows.h"
#include <algorithm>
#include <numeric>

struct RenderOptions {
    int grid = 4;                    // 像素分成 grid×grid 格；每一遍给每个像素一个样本
    std::uint32_t seed = 1;
    int threads = threadCount();
    int tile = 16;                   // 一块的边长，像素；线程一次领一块
};

// #region passes
/** 一遍一遍地画：第 k 遍之后，image 是各像素前 k 个样本的平均，交给 afterPass(k, image)。 */
template <class Radiance, class AfterPass>
Image render(const Camera& camera, const RenderOptions& options, Radiance radiance, AfterPass afterPass) {
    const int width = camera.width(), height = camera.height(), tile = options.tile;
    const int columns = (width + tile - 1) / tile, tiles = columns * ((height + tile - 1) / tile);
    Image sum(width, height), image(width, height);

    std::vector<int> cells(std::size_t(options.grid * options.grid));   // 格子的次序打乱
    std::iota(cells.begin(), cells.end(), 0);
    std::mt19937 engine(options.seed);
    for (std::size_t i = cells.size() - 1; i > 0; --i) std::swap(cells[i], cells[engine() % (i + 1)]);

    for (int pass = 0; pass < int(cells.size()); ++pass) {
        forEachRow(tiles, options.threads, [&](int index) {            // 这里的“行”是块
            seedRandom(options.seed, std::uint32_t(pass * tiles + index));
            const int left = index % columns * tile, top = index / columns * tile;
            for (int y = top; y < std::min(top + tile, height); ++y)
                for (int x = left; x < std::min(left + tile, width); ++x) {
                    const int cell = cells[std::size_t(pass + 5 * x + 11 * y) % cells.size()];   // 各像素从不同的格子开始
                    const double dx = (cell % options.grid + random01()) / options.grid;
                    const double dy = (cell / options.grid + random01()) / options.grid;
                    sum.at(x, y) += radiance(camera.ray(x + dx, y + dy));
                    image.at(x, y) = sum.at(x, y) / (pass + 1);
                }
        });
        afterPass(pass + 1, image);
    }
    return image;
}
// #endregion

template <class Radiance>
Image render(const Camera& camera, const RenderOptions& options, Radiance radiance) {
    return render(camera, options, radiance, [](int, const Image&) {});
}
