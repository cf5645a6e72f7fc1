#include "bvh.h"
#include "render.h"
#include "scene.h"
#include "trace.h"

int main() {
    World world = makeRoom(0.5);
    const auto white = std::make_shared<Lambertian>(Color{0.73, 0.73, 0.73});
    world.add(makeBox({0.15, 0, 0.15}, {0.45, 0.6, 0.45}, white));
    world.add(makeBox({0.55, 0, 0.5}, {0.85, 0.3, 0.8}, white));

    const Bvh room(std::move(world));
    const Camera camera({.width = 240, .height = 240, .from = {0.5, 0.5, 2.36}, .at = {0.5, 0.5, 0}, .fov = 40});
    savePng(render(camera, {.grid = 7}, [&](const Ray& ray) { return trace(ray, room, 10, black); }), "cornell.png");
}
