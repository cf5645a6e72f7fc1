#include "bvh.h"
#include "render.h"
#include "scene.h"
#include "trace.h"
#include "volume.h"

int main() {
    const auto white = std::make_shared<Lambertian>(Color{0.73, 0.73, 0.73});
    World world = makeRoom(0.5);
    world.add(std::make_unique<Volume>(turnedBox({0.3, 0.6, 0.3}, 15, {0.22, 0, 0.45}, white), 6, Color{0.15, 0.15, 0.15}));
    world.add(std::make_unique<Volume>(turnedBox({0.3, 0.3, 0.3}, -18, {0.52, 0, 0.6}, white), 6, Color{0.95, 0.95, 0.95}));

    const Bvh room(std::move(world));
    const Camera camera({.width = 200, .height = 200, .from = {0.5, 0.5, 2.36}, .at = {0.5, 0.5, 0}, .fov = 40});
    savePng(render(camera, {.grid = 6}, [&](const Ray& ray) { return trace(ray, room, 20, black); }), "smoke.png");
}
