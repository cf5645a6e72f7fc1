#include "render.h"
#include "scene.h"
#include <cstdio>

int main() {
    const Scene room = makeRoom(0.2);
    const Camera camera(roomView(240));
    const auto draw = [&](const char* name, int grid, const char* path, auto radiance) {
        tally() = {};
        savePng(render(camera, {.grid = grid, .threads = 1}, radiance), path);
        std::printf("%s：每像素 %d 个样本，%.0f 条光线\n", name, grid * grid, double(tally().rays) / (240 * 240));
    };
    draw("碰运气", 4, "by-chance.png", [&](const Ray& ray) { return trace(ray, room.world, 10, black); });
    draw("朝灯挑", 3, "direct.png", [&](const Ray& ray) { return traceDirect(ray, room, 10); });
}
