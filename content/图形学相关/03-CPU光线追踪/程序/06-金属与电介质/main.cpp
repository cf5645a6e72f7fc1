#include "dielectric.h"
#include "lambertian.h"
#include "metal.h"
#include "render.h"
#include "sphere.h"
#include "trace.h"
#include "world.h"

int main() {
    const auto ground = std::make_shared<Lambertian>(Color{0.45, 0.5, 0.3});
    const auto blue = std::make_shared<Lambertian>(Color{0.15, 0.25, 0.55});
    const auto gold = std::make_shared<Metal>(Color{0.85, 0.6, 0.25}, 0.1);
    const auto glass = std::make_shared<Dielectric>(1.5);
    const auto bubble = std::make_shared<Dielectric>(1 / 1.5);   // 玻璃里的空气

    World world;
    world.add(std::make_unique<Sphere>(Point{0, -100.5, -2.6}, 100, ground));
    world.add(std::make_unique<Sphere>(Point{0, 0, -2.9}, 0.5, blue));
    world.add(std::make_unique<Sphere>(Point{-1.05, 0, -2.6}, 0.5, glass));
    world.add(std::make_unique<Sphere>(Point{-1.05, 0, -2.6}, 0.4, bubble));
    world.add(std::make_unique<Sphere>(Point{1.05, 0, -2.6}, 0.5, gold));

    const Camera camera({.width = 480, .height = 270, .focalLength = 2});
    savePng(render(camera, {.grid = 8}, [&](const Ray& ray) { return trace(ray, world, 20); }), "materials.png");
}
