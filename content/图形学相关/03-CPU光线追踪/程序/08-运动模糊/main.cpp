#include "render.h"
#include "scene.h"
#include "trace.h"

int main() {
    const World world = makeMoving();
    const Camera camera({.width = 480, .height = 270, .from = {0, 1.2, 6}, .at = {0, 0.65, 0}, .fov = 28, .shutter = 1});
    savePng(render(camera, {.grid = 8}, [&](const Ray& ray) { return trace(ray, world, 20); }), "motion.png");
}
