#pragma once
#include "hittable.h"

class Sphere : public Hittable {
public:
    Sphere(Point center, double radius) : center_{center}, radius_{radius} {}

    // #region hit
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
        return true;
    }
    // #endregion

private:
    Point center_;
    double radius_;
};
