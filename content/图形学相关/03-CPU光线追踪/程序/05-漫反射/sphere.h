#pragma once
#include "hittable.h"
#include <memory>
#include <utility>

class Sphere : public Hittable {
public:
    Sphere(Point center, double radius, std::shared_ptr<const Material> material)
        : center_{center}, radius_{radius}, material_{std::move(material)} {}

    bool hit(const Ray& ray, Interval range, Hit& hit) const override {
        const Vec3 o = center_ - ray.origin;
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
        hit.face(ray, (hit.point - center_) / radius_);
        hit.material = material_.get();
        return true;
    }

private:
    Point center_;
    double radius_;
    std::shared_ptr<const Material> material_;
};
