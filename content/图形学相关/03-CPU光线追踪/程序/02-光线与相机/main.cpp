#include "render.h"
#include "sky.h"
#include <cstdio>

int main() {
    const Camera camera({.width = 480, .height = 270});
    savePng(render(camera, sky), "sky.png");

    const auto show = [&](const char* name, double px, double py) {
        const Vec3 d = camera.ray(px, py).direction;
        const Color c = sky(camera.ray(px, py));
        std::printf("%s: 方向 (%.3f, %.3f, %.3f) 颜色 (%.3f, %.3f, %.3f)\n", name, d.x, d.y, d.z, c.x, c.y, c.z);
    };
    show("左上角像素的中心", 0.5, 0.5);
    show("图像正中", 240, 135);
}
