#pragma once
#include "hittable.h"
#include <memory>
#include <utility>

class Sphere : public Hittable {
public:
    // #region moving
    Sphere(Point center, double radius, std::shared_ptr<const Material> material)
        : Sphere(center, center, radius, std::move(material)) {}
    /** 一帧里，球心从 start 匀速走到 end。 */
    Sphere(Point start, Point end, double radius, std::shared_ptr<const Material> material)
        : start_{start}, path_{end - start}, radius_{radius}, material_{std::move(material)} {}

    Point centerAt(double time) const { return start_ + time * path_; }
    // #endregion

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

        hit.t = t;
        hit.point = ray.at(t);
        hit.face(ray, (hit.point - center) / radius_);
        hit.material = material_.get();
        return true;
    }

private:
    Point start_;
    Vec3 path_;        // 一帧里走过的位移
    double radius_;
    std::shared_ptr<const Material> material_;
};
