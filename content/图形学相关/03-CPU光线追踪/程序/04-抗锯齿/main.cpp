#include "render.h"
#include "sky.h"
#include "sphere.h"
#include "world.h"
#include <cstdio>

int main() {
    World world;
    world.add(std::make_unique<Sphere>(Point{0, 0, -1.6}, 0.6));
    world.add(std::make_unique<Sphere>(Point{0, -100.6, -1.6}, 100));
    const auto normals = [&](const Ray& ray) {
        Hit hit;
        if (!world.hit(ray, {0, infinity}, hit)) return sky(ray);
        return 0.5 * (hit.normal + Vec3{1, 1, 1});
    };

    const Camera camera({.width = 480, .height = 270});
    const Image image = render(camera, {.grid = 4}, normals);
    savePng(image, "smooth.png");

    const Image again = render(camera, {.grid = 4, .threads = 1}, normals);
    int different = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) different += image.at(x, y) != again.at(x, y);
    std::printf("所有线程与一个线程，不同的像素 = %d\n", different);
}
