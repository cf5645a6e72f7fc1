#pragma once
#include "image.h"
#include <algorithm>
#include <utility>

/** 表面上一处的颜色；u、v 是表面上的位置，p 是世界空间的位置。 */
class Texture {
public:
    virtual ~Texture() = default;
    virtual Color value(double u, double v, Point p) const = 0;
};

class SolidColor : public Texture {
public:
    explicit SolidColor(Color color) : color_{color} {}
    Color value(double, double, Point) const override { return color_; }

private:
    Color color_;
};

// #region checker
/** 水平面上的棋盘格，由世界空间的 x 与 z 决定；size 是一格的边长。 */
class Checker : public Texture {
public:
    Checker(double size, Color even, Color odd) : size_{size}, even_{even}, odd_{odd} {}

    Color value(double, double, Point p) const override {
        const auto x = static_cast<long long>(std::floor(p.x / size_));   // 直接转整数会向零取整
        const auto z = static_cast<long long>(std::floor(p.z / size_));
        return (x + z) % 2 == 0 ? even_ : odd_;
    }

private:
    double size_;
    Color even_, odd_;
};
// #endregion

// #region image
/** 一幅图贴满 u 与 v 的 0 到 1；左右相接，上下到边为止。 */
class ImageTexture : public Texture {
public:
    explicit ImageTexture(Image image) : image_{std::move(image)} {}

    Color value(double u, double v, Point) const override {
        const double x = u * image_.width() - 0.5;           // 像素的中心在半整数处
        const double y = (1 - v) * image_.height() - 0.5;    // v 朝上，行朝下
        const double left = std::floor(x), top = std::floor(y);
        const Color upper = mix(pixel(left, top), pixel(left + 1, top), x - left);
        const Color lower = mix(pixel(left, top + 1), pixel(left + 1, top + 1), x - left);
        return mix(upper, lower, y - top);
    }

private:
    Color pixel(double x, double y) const {
        const int w = image_.width(), column = static_cast<int>(x) % w;
        return image_.at(column < 0 ? column + w : column, std::clamp(static_cast<int>(y), 0, image_.height() - 1));
    }

    Image image_;
};
// #endregion
