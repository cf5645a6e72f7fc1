#include "render.h"
#include "scene.h"
#include <cstdio>

int main() {
    const Bvh world = makeFinal();
    const Camera camera(finalView(320));
    const Image image = render(camera, {.grid = 5}, [&](const Ray& ray) { return trace(ray, world, 12, dusk); },
                               [](int pass, const Image& soFar) {
        if (pass == 1) savePng(soFar, "pass1.png");
        std::fprintf(stderr, "\r第 %d 遍", pass);
    });
    std::fprintf(stderr, "\n");
    savePng(image, "final2.png");
}
