#pragma once
#include "interval.h"
#include "ray.h"
#include <algorithm>

inline double component(Vec3 v, int axis) { return axis == 0 ? v.x : axis == 1 ? v.y : v.z; }

/** 轴对齐的盒子；默认是空的，长进什么就包住什么。 */
struct Box {
    Point low{infinity, infinity, infinity};
    Point high{-infinity, -infinity, -infinity};

    // #region grow
    void grow(Point p) {
        low = {std::min(low.x, p.x), std::min(low.y, p.y), std::min(low.z, p.z)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y), std::max(high.z, p.z)};
    }
    void grow(const Box& other) {
        grow(other.low);
        grow(other.high);
    }
    // #endregion

    bool empty() const { return low.x > high.x; }
    /** 每根轴至少这么厚。 */
    Box thickened(double least) const {
        const auto missing = [&](double low, double high) { return high - low < least ? least / 2 : 0; };
        const Vec3 more{missing(low.x, high.x), missing(low.y, high.y), missing(low.z, high.z)};
        return {low - more, high + more};
    }

    Point center() const { return 0.5 * (low + high); }

    /** 六个面的总面积。 */
    double area() const {
        const Vec3 d = high - low;
        return 2 * (d.x * d.y + d.y * d.z + d.z * d.x);
    }

    // #region hit
    /** inverse 的分量是方向分量的倒数；方向是 0 时它是无穷大。 */
    bool hit(Point origin, Vec3 inverse, Interval range) const {
        const auto clip = [&](double low, double high, double start, double inverse) {
            const double enter = ((inverse < 0 ? high : low) - start) * inverse;
            const double leave = ((inverse < 0 ? low : high) - start) * inverse;
            if (enter > range.min) range.min = enter;   // NaN 与谁比都不成立，区间不变
            if (leave < range.max) range.max = leave;
        };
        clip(low.x, high.x, origin.x, inverse.x);
        clip(low.y, high.y, origin.y, inverse.y);
        clip(low.z, high.z, origin.z, inverse.z);
        return range.min <= range.max;                  // 相等也算：厚度可以是 0
    }
    // #endregion
};
