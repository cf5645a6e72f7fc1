#pragma once
#include "vec.h"
#include <cstddef>
#include <string>
#include <vector>

/** 线性颜色的一格格像素；第 0 行在最上面。 */
class Image {
public:
    Image(int width, int height, Color background = {})
        : width_{width}, height_{height}, pixels_(std::size_t(width) * std::size_t(height), background) {}

    int width() const { return width_; }
    int height() const { return height_; }
    Color& at(int x, int y) { return pixels_[std::size_t(y) * std::size_t(width_) + std::size_t(x)]; }
    const Color& at(int x, int y) const { return const_cast<Image*>(this)->at(x, y); }

private:
    int width_, height_;
    std::vector<Color> pixels_;
};


/** 做 sRGB 编码后写成 PNG，不成功就抛出 std::runtime_error。 */
void savePng(const Image& image, const std::string& path);
