#include "render.h"
#include "scene.h"
#include "trace.h"
#include <chrono>
#include <cstdio>

int main() {
    const World world = makeScene();
    const Camera camera({.width = 480, .height = 270, .from = {11, 2.2, 4}, .at = {0.5, 0.6, 0},
                         .fov = 22, .lensRadius = 0.08, .focusDistance = 7.7});
    const RenderOptions options{.grid = 6};

    const auto start = std::chrono::steady_clock::now();
    const Image image = render(camera, options, [&](const Ray& ray) { return trace(ray, world, 20); });
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    std::fprintf(stderr, "%d×%d，每像素 %d 个样本，%d 个线程：%.2f 秒\n", image.width(), image.height(),
                 options.grid * options.grid, options.threads, seconds.count());
    savePng(image, "final.png");
}
