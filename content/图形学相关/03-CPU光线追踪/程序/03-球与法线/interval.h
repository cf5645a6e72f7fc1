#pragma once
#include <limits>

inline constexpr double infinity = std::numeric_limits<double>::infinity();

/** 开区间 (min, max)。 */
struct Interval {
    double min, max;

    bool surrounds(double t) const { return min < t && t < max; }
};
