#include "bvh.h"
#include "render.h"
#include "scene.h"
#include "trace.h"

int main() {
    const Bvh room = makeFinal();
    const Camera camera(finalView(320));
    savePng(render(camera, {.grid = 4}, [&](const Ray& ray) { return trace(ray, room, 12, dusk); }), "image.png");
}
