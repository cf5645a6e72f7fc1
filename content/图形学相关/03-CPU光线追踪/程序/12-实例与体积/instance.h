#pragma once
#include "hittable.h"
#include <memory>
#include <numbers>
#include <utility>

/** 同一个物体挪到别处；物体可以由几个实例共用。 */
class Translate : public Hittable {
public:
    Translate(std::shared_ptr<const Hittable> object, Vec3 offset) : object_{std::move(object)}, offset_{offset} {}

    // #region translate
    bool hit(const Ray& ray, Interval range, Hit& hit) const override {
        const Ray local{ray.origin - offset_, ray.direction, ray.time};
        if (!object_->hit(local, range, hit)) return false;
        hit.point = hit.point + offset_;   // 法线与 t 不变
        return true;
    }
    // #endregion

    Box box() const override {
        const Box box = object_->box();
        return {box.low + offset_, box.high + offset_};
    }

private:
    std::shared_ptr<const Hittable> object_;
    Vec3 offset_;
};

/** 绕 y 轴转 degrees 度，从上往下看是逆时针。 */
class RotateY : public Hittable {
public:
    RotateY(std::shared_ptr<const Hittable> object, double degrees)
        : object_{std::move(object)}, cosine_{std::cos(degrees * std::numbers::pi / 180)},
          sine_{std::sin(degrees * std::numbers::pi / 180)} {}

    // #region rotate
    bool hit(const Ray& ray, Interval range, Hit& hit) const override {
        const Ray local{toLocal(ray.origin), toLocal(ray.direction), ray.time};
        if (!object_->hit(local, range, hit)) return false;
        hit.point = toWorld(hit.point);
        hit.normal = toWorld(hit.normal);
        return true;
    }

    /** 盒子转过去就不再与轴对齐：八个角都转，再取最小的盒子。 */
    Box box() const override {
        const Box inner = object_->box();
        Box box;
        if (inner.empty()) return box;
        for (int i = 0; i < 8; ++i)
            box.grow(toWorld({i & 1 ? inner.high.x : inner.low.x, i & 2 ? inner.high.y : inner.low.y,
                              i & 4 ? inner.high.z : inner.low.z}));
        return box;
    }
    // #endregion

    Vec3 toWorld(Vec3 a) const { return {cosine_ * a.x + sine_ * a.z, a.y, -sine_ * a.x + cosine_ * a.z}; }
    Vec3 toLocal(Vec3 a) const { return {cosine_ * a.x - sine_ * a.z, a.y, sine_ * a.x + cosine_ * a.z}; }

private:
    std::shared_ptr<const Hittable> object_;
    double cosine_, sine_;
};
