#pragma once
#include "bvh.h"
#include "instance.h"
#include "lambertian.h"
#include "quad.h"
#include "sky.h"
#include "sphere.h"

/** 清晨：天空之外，相机的左后方还有一片暖光，越靠近太阳越亮。 */
inline Color morning(const Ray& ray) {
    const double toSun = std::max(0.0, dot(unit(ray.direction), unit(Vec3{-0.75, 0.42, 0.5})));
    return 0.55 * sky(ray) + std::pow(toSun, 6) * Color{3.6, 2.6, 1.5};
}

/** 阴天：四面八方一样亮，略带一点蓝。 */
inline Color overcast(const Ray&) { return {0.76, 0.8, 0.84}; }

inline std::unique_ptr<Hittable> makeGround(Color color) {
    return std::make_unique<Sphere>(Point{0, -1000, 0}, 1000, std::make_shared<Lambertian>(color));
}

/** 转过 degrees 度、底面中心放在 (x, 0, 0) 的盒子，宽与深是 1，高是 1.2。 */
inline std::unique_ptr<Hittable> turnedBox(double degrees, double x, const std::shared_ptr<const Material>& material) {
    auto turned = std::make_shared<RotateY>(makeBox({-0.5, 0, -0.5}, {0.5, 1.2, 0.5}, material), degrees);
    return std::make_unique<Translate>(std::move(turned), Vec3{x, 0, 0});
}

/** 一座石门：两根柱子、一条横梁，朝 +z，底面的中心在原点。 */
inline std::shared_ptr<const Hittable> makeGate() {
    const auto stone = std::make_shared<Lambertian>(Color{0.62, 0.56, 0.48});
    World parts;
    parts.add(makeBox({-0.75, 0, -0.22}, {-0.35, 1.7, 0.22}, stone));
    parts.add(makeBox({0.35, 0, -0.22}, {0.75, 1.7, 0.22}, stone));
    parts.add(makeBox({-0.85, 1.7, -0.26}, {0.85, 2.05, 0.26}, stone));
    return std::make_shared<Bvh>(std::move(parts));
}

// #region ring
/** 九座石门围成半径 3.4 的一圈：同一座门先移出去，再绕中心转到各自的方位。 */
template <class Rotation = RotateY>
World makeRing() {
    const auto moved = std::make_shared<Translate>(makeGate(), Vec3{0, 0, 3.4});
    World ring;
    for (int i = 0; i < 9; ++i) ring.add(std::make_unique<Rotation>(moved, 20 + 40 * i));
    return ring;
}
// #endregion
