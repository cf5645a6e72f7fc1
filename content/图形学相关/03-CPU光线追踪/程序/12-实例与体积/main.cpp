#include "render.h"
#include "scene.h"
#include "trace.h"
#include "volume.h"

int main() {
    const auto clay = std::make_shared<Lambertian>(Color{0.7, 0.4, 0.2});
    const auto tiles = std::make_shared<Lambertian>(std::make_shared<Checker>(0.5, Color{0.25, 0.3, 0.2}, Color{0.6, 0.6, 0.5}));
    World world;
    world.add(std::make_unique<Quad>(Point{-20, 0, 20}, Vec3{40, 0, 0}, Vec3{0, 0, -40}, tiles));
    world.add(std::make_unique<Volume>(turnedBox(15, -1.7, clay), 4, Color{0.1, 0.1, 0.1}));
    world.add(turnedBox(30, 0, clay));
    world.add(std::make_unique<Volume>(turnedBox(-18, 1.7, clay), 4, Color{0.97, 0.97, 0.97}));

    const Bvh scene(std::move(world));
    const Camera camera({.width = 320, .height = 150, .from = {0.4, 2, 6.5}, .at = {0, 0.52, 0}, .fov = 20});
    savePng(render(camera, {.grid = 7}, [&](const Ray& ray) { return trace(ray, scene, 20, morning); }), "smoke.png");
}
