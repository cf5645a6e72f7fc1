#include "bvh.h"
#include "render.h"
#include "scene.h"
#include "trace.h"
#include <cstdio>

int main() {
    const Bvh world(makeWaves(100));
    const Camera camera({.width = 480, .height = 270, .from = {6, 4, 7}, .at = {0, 0.3, 0}, .fov = 38});
    const RenderOptions options{.grid = 4, .threads = 1};   // 一个线程，计数都在 tally() 里
    savePng(render(camera, options, [&](const Ray& ray) { return trace(ray, world, 12); }), "waves.png");

    const Tally& counts = tally();
    const double rays = double(counts.rays);
    std::printf("物体 10001 个，节点 %zu 个\n", world.nodeCount());
    std::printf("每条光线：盒子 %.0f 次，物体 %.1f 次\n", double(counts.boxes) / rays, double(counts.objects) / rays);
}
