#pragma once
#include "frame.h"
#include "hittable.h"
#include "target.h"
#include <memory>
#include <numbers>
#include <utility>

class Sphere : public Hittable, public Target {
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

    // #region target
    /** 从外面看，球占着一个圆锥：在圆锥里均匀地挑。作灯的球不能运动。 */
    Vec3 toward(Point from) const override {
        const Vec3 axis = start_ - from;
        const double u = random01(), v = random01(), square = dot(axis, axis);
        if (square <= radius_ * radius_) return uniformSphere(u, v);      // 在球里面，四面八方都是它
        return Frame(axis / std::sqrt(square)).toWorld(around(1 - u * cap(square), v));
    }

    double density(Point from, Vec3 direction) const override {
        const Vec3 axis = start_ - from;
        const double square = dot(axis, axis);
        if (square <= radius_ * radius_) return 1 / (4 * std::numbers::pi);
        Hit hit;
        if (!Sphere::hit({from, direction}, {1e-4, infinity}, hit)) return 0;
        return 1 / (2 * std::numbers::pi * cap(square));
    }
    // #endregion

private:
    /** 圆锥的 1 − cosθmax；写成 sin²/(1 + cos)，球离得远时也不会相减得 0。 */
    double cap(double square) const {
        const double sine2 = radius_ * radius_ / square;
        return sine2 / (1 + std::sqrt(1 - sine2));
    }

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
