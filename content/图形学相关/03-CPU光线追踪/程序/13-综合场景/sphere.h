#pragma once
#include "hittable.h"
#include <memory>
#include <numbers>
#include <utility>

class Sphere : public Hittable {
public:
    Sphere(Point center, double radius, std::shared_ptr<const Material> material)
        : Sphere(center, center, radius, std::move(material)) {}
    /** 一帧里，球心从 start 匀速走到 end。 */
    Sphere(Point start, Point end, double radius, std::shared_ptr<const Material> material)
        : start_{start}, path_{end - start}, radius_{radius}, material_{std::move(material)} {}

    Point centerAt(double time) const { return start_ + time * path_; }

    bool hit(const Ray& ray, Interval range, Hit& hit) const override {
        const Point center = centerAt(ray.time);
        const Vec3 o = center - ray.origin;
        const double a = dot(ray.direction, ray.direction);
        const double h = dot(ray.direction, o);
        const double delta = h * h - a * (dot(o, o) - radius_ * radius_);
        if (delta < 0) return false;

        const double root = std::sqrt(delta);
        double t = (h - root) / a;                   // 先试近的
        if (!range.surrounds(t)) t = (h + root) / a; // 再试远的
        if (!range.surrounds(t)) return false;

        // #region record
        hit.t = t;
        hit.point = ray.at(t);
        const Vec3 outward = (hit.point - center) / radius_;
        hit.face(ray, outward);
        if (material_) setUv(hit, outward);   // 没有材质的只当边界用，没有人看 u、v
        hit.material = material_.get();
        return true;
        // #endregion
    }

    // #region box
    Box box() const override {
        const Vec3 r{radius_, radius_, radius_};
        Box box;
        for (double time : {0.0, 1.0}) {
            box.grow(centerAt(time) - r);
            box.grow(centerAt(time) + r);
        }
        return box;
    }
    // #endregion

private:
    // #region uv
    /** u 绕 y 轴一圈，v 从南极到北极。 */
    static void setUv(Hit& hit, Vec3 n) {
        hit.u = 0.5 + std::atan2(-n.z, n.x) / (2 * std::numbers::pi);
        hit.v = std::acos(std::clamp(-n.y, -1.0, 1.0)) / std::numbers::pi;   // 舍入会让它略微超出 1
    }
    // #endregion

    Point start_;
    Vec3 path_;        // 一帧里走过的位移
    double radius_;
    std::shared_ptr<const Material> material_;
};
