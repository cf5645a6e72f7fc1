#include "lambertian.h"
#include "render.h"
#include "sphere.h"
#include "trace.h"
#include "world.h"

int main() {
    const auto ground = std::make_shared<Lambertian>(Color{0.45, 0.5, 0.3});
    const auto grey = std::make_shared<Lambertian>(Color{0.5, 0.5, 0.5});
    const auto red = std::make_shared<Lambertian>(Color{0.7, 0.25, 0.2});

    World world;
    world.add(std::make_unique<Sphere>(Point{0, -100.5, -2.6}, 100, ground));
    world.add(std::make_unique<Sphere>(Point{-0.55, 0, -2.6}, 0.5, grey));
    world.add(std::make_unique<Sphere>(Point{0.55, 0, -2.6}, 0.5, red));

    const Camera camera({.width = 480, .height = 270, .focalLength = 2});
    savePng(render(camera, {.grid = 8}, [&](const Ray& ray) { return trace(ray, world, 20); }), "diffuse.png");
}
