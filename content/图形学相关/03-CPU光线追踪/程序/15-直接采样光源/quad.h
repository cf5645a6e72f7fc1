#pragma once
#include "hittable.h"
#include "target.h"
#include "world.h"
#include <memory>
#include <utility>

enum class Outline { quad, triangle };   // 平面上取平行四边形，还是它的一半

/** 一个角 corner 与两条边 u、v 张成的平面图形；法线是 u 叉 v。 */
class Quad : public Hittable, public Target {
public:
    Quad(Point corner, Vec3 u, Vec3 v, std::shared_ptr<const Material> material, Outline outline = Outline::quad)
        : corner_{corner}, u_{u}, v_{v}, normal_{unit(cross(u, v))}, w_{cross(u, v) / dot(cross(u, v), cross(u, v))},
          material_{std::move(material)}, outline_{outline} {}

    // #region hit
    bool hit(const Ray& ray, Interval range, Hit& hit) const override {
        const double t = dot(normal_, corner_ - ray.origin) / dot(normal_, ray.direction);
        if (!range.surrounds(t)) return false;             // 平行时 t 是无穷大或 NaN，也在这里

        const Vec3 p = ray.at(t) - corner_;
        const double a = dot(w_, cross(p, v_));            // p = a·u + b·v
        const double b = dot(w_, cross(u_, p));
        if (a < 0 || b < 0) return false;
        if (outline_ == Outline::quad ? a > 1 || b > 1 : a + b > 1) return false;

        hit.t = t;
        hit.point = ray.at(t);
        hit.u = a;
        hit.v = b;
        hit.face(ray, normal_);
        hit.material = material_.get();
        return true;
    }
    // #endregion

    // #region box
    Box box() const override {
        Box box;
        for (Point p : {corner_, corner_ + u_, corner_ + v_}) box.grow(p);
        if (outline_ == Outline::quad) box.grow(corner_ + u_ + v_);
        return box.thickened(1e-4);
    }
    // #endregion

    // #region target
    /** 面积上均匀取一点，朝它看去。 */
    Vec3 toward(Point from) const override {
        double a = random01(), b = random01();
        if (outline_ == Outline::triangle && a + b > 1) a = 1 - a, b = 1 - b;   // 另一半折过来
        return unit(corner_ + a * u_ + b * v_ - from);
    }

    double density(Point from, Vec3 direction) const override {
        Hit hit;
        if (!Quad::hit({from, direction}, {1e-4, infinity}, hit)) return 0;
        const double cosine = std::abs(dot(direction, normal_));                // 灯这一头的 cosθ'
        const double area = length(cross(u_, v_)) * (outline_ == Outline::triangle ? 0.5 : 1);
        return hit.t * hit.t / (cosine * area);                                 // direction 单位长，t 就是距离
    }
    // #endregion

private:
    Point corner_;
    Vec3 u_, v_;
    Vec3 normal_;
    Vec3 w_;   // (u×v)/|u×v|²
    std::shared_ptr<const Material> material_;
    Outline outline_;
};

// #region box-of-quads
/** 对角是 low 与 high 的盒子，六个四边形，法线都朝外。 */
inline std::unique_ptr<Hittable> makeBox(Point low, Point high, const std::shared_ptr<const Material>& material) {
    const Vec3 x{high.x - low.x, 0, 0}, y{0, high.y - low.y, 0}, z{0, 0, high.z - low.z};
    auto sides = std::make_unique<World>();
    const auto side = [&](Point corner, Vec3 u, Vec3 v) { sides->add(std::make_unique<Quad>(corner, u, v, material)); };
    side(low + z, x, y);    // 前，朝 +z
    side(low, y, x);        // 后
    side(low, z, y);        // 左
    side(low + x, y, z);    // 右，朝 +x
    side(low + y, z, x);    // 上，朝 +y
    side(low, x, z);        // 下
    return sides;
}
// #endregion
