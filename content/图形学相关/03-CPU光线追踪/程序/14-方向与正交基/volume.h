#pragma once
#include "hittable.h"
#include "material.h"
#include "sampling.h"
#include <algorithm>
#include <memory>
#include <utility>

/** 朝各个方向一样地散射。 */
class Isotropic : public Material {
public:
    explicit Isotropic(Color albedo) : albedo_{albedo} {}
    std::optional<Scatter> scatter(const Ray& in, const Hit& hit) const override {
        const SpherePdf pdf;
        return Scatter{albedo_, {hit.point, pdf.sample(), in.time}, pdf};
    }

private:
    Color albedo_;
};

/** 装满均匀介质的凸的形状；density 是每单位长度散射的概率密度。 */
class Volume : public Hittable {
public:
    Volume(std::shared_ptr<const Hittable> boundary, double density, Color albedo)
        : boundary_{std::move(boundary)}, density_{density}, phase_{albedo} {}

    // #region hit
    bool hit(const Ray& ray, Interval range, Hit& hit) const override {
        Hit enter, leave;
        if (!boundary_->hit(ray, {-infinity, infinity}, enter)) return false;         // 整条直线上的第一个交点
        if (!boundary_->hit(ray, {enter.t + 1e-4, infinity}, leave)) return false;    // 第二个

        const double start = std::max(enter.t, range.min);   // 起点在里面，就从起点算起
        const double end = std::min(leave.t, range.max);     // 前面有东西挡着，就到那里为止
        if (start >= end) return false;

        const double distance = -std::log(1 - random01()) / density_;   // 世界单位
        const double t = start + distance / length(ray.direction);
        if (t >= end) return false;                          // 穿过去了，没有散射

        hit.t = t;
        hit.point = ray.at(t);
        hit.normal = {0, 1, 0};                              // 介质里没有法线，随便一个
        hit.front = true;
        hit.material = &phase_;
        return true;
    }
    // #endregion

    Box box() const override { return boundary_->box(); }

private:
    std::shared_ptr<const Hittable> boundary_;
    double density_;
    Isotropic phase_;
};
