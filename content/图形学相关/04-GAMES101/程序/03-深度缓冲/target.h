#pragma once
#include "image.h"
#include <limits>

/** 画的地方：颜色，加上每个像素目前最近的深度。 */
class Target {
public:
    Target(int width, int height, Color background)
        : color{width, height, background}, depth_(std::size_t(width) * std::size_t(height), std::numeric_limits<float>::max()) {}

    int width() const { return color.width(); }
    int height() const { return color.height(); }
    float& depth(int x, int y) { return depth_[std::size_t(y) * std::size_t(width()) + std::size_t(x)]; }

    Image color;

private:
    std::vector<float> depth_;   // NDC 深度，-1 最近，1 最远
};
