#pragma once
#include "image.h"
#include "triangle.h"
#include <limits>

/** 每个采样点各有颜色与深度；画完之后求平均，得到一个像素的颜色。 */
class Target {
public:
    Target(int width, int height, Color background, const std::vector<Fixed>& samples)
        : width_{width}, height_{height}, samples_{samples},
          color_(count(), background), depth_(count(), std::numeric_limits<float>::max()) {}

    int width() const { return width_; }
    int height() const { return height_; }
    const std::vector<Fixed>& samples() const { return samples_; }
    Color& color(int x, int y, std::size_t s) { return color_[index(x, y, s)]; }
    float& depth(int x, int y, std::size_t s) { return depth_[index(x, y, s)]; }

    // #region resolve
    Image resolve() {
        Image image(width_, height_);
        for (int y = 0; y < height_; ++y)
            for (int x = 0; x < width_; ++x) {
                Color sum;
                for (std::size_t s = 0; s < samples_.size(); ++s) sum = sum + color(x, y, s);
                image.at(x, y) = (1.0 / double(samples_.size())) * sum;   // 线性颜色求平均，之后才编码
            }
        return image;
    }
    // #endregion

private:
    std::size_t count() const { return std::size_t(width_) * std::size_t(height_) * samples_.size(); }
    std::size_t index(int x, int y, std::size_t s) const {
        return (std::size_t(y) * std::size_t(width_) + std::size_t(x)) * samples_.size() + s;
    }

    int width_, height_;
    std::vector<Fixed> samples_;
    std::vector<Color> color_;
    std::vector<float> depth_;
};
