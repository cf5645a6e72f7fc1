#include "render.h"
#include "scene.h"
#include <chrono>
#include <cstdio>

int main() {
    const Bvh world = makeFinal();
    const Camera camera(finalView(320));
    const auto start = std::chrono::steady_clock::now();
    const auto afterPass = [&](int pass, const Image& soFar) {
        if (pass == 1) savePng(soFar, "pass1.png");
        const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
        std::fprintf(stderr, "\r第 %d 遍，%.1f 秒", pass, seconds.count());
    };
    const Image image = render(camera, {.grid = 8}, [&](const Ray& ray) { return trace(ray, world, 12, dusk); }, afterPass);
    std::fprintf(stderr, "\n");
    savePng(image, "final2.png");
}
