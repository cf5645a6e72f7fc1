#pragma once
#include "hittable.h"
#include <memory>
#include <utility>

/** 与轴对齐的实心方块：三对平板一次测完，不再逐个问六个面。 */
class Block : public Hittable {
public:
    Block(Point low, Point high, std::shared_ptr<const Material> material)
        : box_{low, high}, material_{std::move(material)} {}

    // #region hit
    bool hit(const Ray& ray, Interval range, Hit& hit) const override {
        double enter = -infinity, leave = infinity;
        int enterAxis = 0, leaveAxis = 0;
        for (int axis = 0; axis < 3; ++axis) {
            const double o = component(ray.origin, axis), inverse = 1 / component(ray.direction, axis);
            const double low = (component(box_.low, axis) - o) * inverse, high = (component(box_.high, axis) - o) * inverse;
            const double near = inverse < 0 ? high : low, far = inverse < 0 ? low : high;   // 按符号，不比大小
            if (near > enter) enter = near, enterAxis = axis;   // 进入取最晚的
            if (far < leave) leave = far, leaveAxis = axis;     // 离开取最早的
        }
        if (enter > leave) return false;

        const bool fromOutside = range.surrounds(enter);
        const double t = fromOutside ? enter : leave;           // 起点在里面，就打到出口
        if (!range.surrounds(t)) return false;
        const int axis = fromOutside ? enterAxis : leaveAxis;
        const double side = (component(ray.direction, axis) < 0) == fromOutside ? 1 : -1;

        hit.t = t;
        hit.point = ray.at(t);
        hit.face(ray, {axis == 0 ? side : 0, axis == 1 ? side : 0, axis == 2 ? side : 0});
        hit.material = material_.get();
        return true;
    }
    // #endregion

    Box box() const override { return box_; }

private:
    Box box_;
    std::shared_ptr<const Material> material_;
};
