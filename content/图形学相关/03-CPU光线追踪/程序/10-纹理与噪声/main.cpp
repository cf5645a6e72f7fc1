#include "bvh.h"
#include "lambertian.h"
#include "render.h"
#include "scene.h"
#include "sphere.h"
#include "trace.h"

int main() {
    savePng(drawMap(512), "map.png");
    const auto globe = std::make_shared<Lambertian>(std::make_shared<ImageTexture>(loadImage("map.png")));
    const auto marble = std::make_shared<Lambertian>(std::make_shared<Marble>(4, Color{0.1, 0.1, 0.14}, Color{0.85, 0.83, 0.8}));
    const auto tiles = std::make_shared<Lambertian>(std::make_shared<Checker>(0.5, Color{0.2, 0.3, 0.1}, Color{0.8, 0.8, 0.75}));

    World world;
    world.add(std::make_unique<Sphere>(Point{0, -1000, 0}, 1000, tiles));
    world.add(std::make_unique<Sphere>(Point{-1.1, 1, 0}, 1, globe));
    world.add(std::make_unique<Sphere>(Point{1.1, 1, 0}, 1, marble));

    const Bvh tree(std::move(world));
    const Camera camera({.width = 480, .height = 270, .from = {0, 1.9, 7}, .at = {0, 0.8, 0}, .fov = 28});
    savePng(render(camera, {.grid = 6}, [&](const Ray& ray) { return trace(ray, tree, 12); }), "textures.png");
}
