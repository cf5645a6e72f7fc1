#include "render.h"
#include "sky.h"
#include "sphere.h"
#include "world.h"
#include <cstdio>

int main() {
    World world;
    world.add(std::make_unique<Sphere>(Point{0, 0, -1.6}, 0.6));
    world.add(std::make_unique<Sphere>(Point{0, -100.6, -1.6}, 100));   // 地面

    const auto probe = [&](const char* name, Point origin) {
        Hit hit;
        world.hit({origin, {0, 0, -1}}, {0, infinity}, hit);
        std::printf("%s: t=%.2f 法线z=%.0f %s\n", name, hit.t, hit.normal.z, hit.front ? "正面" : "背面");
    };
    probe("从相机出发", {0, 0, 0});
    probe("从球心出发", {0, 0, -1.6});

    const Camera camera({.width = 480, .height = 270});
    savePng(render(camera, [&](const Ray& ray) {
        Hit hit;
        if (!world.hit(ray, {0, infinity}, hit)) return sky(ray);
        return 0.5 * (hit.normal + Vec3{1, 1, 1});   // 每个分量从 [-1, 1] 到 [0, 1]
    }), "normals.png");
}
