#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

struct Color { std::uint8_t r, g, b; };

// 画给人看的小图：y 朝上，scale 是每个设计点占多少像素
class Picture {
public:
    Picture(double width, double height, double scale, Color back)
        : scale_(scale), width_(int(std::lround(width * scale))), height_(int(std::lround(height * scale))),
          pixels_(std::size_t(width_) * std::size_t(height_), back) {}

    void box(double x0, double y0, double x1, double y1, Color c) {
        for (int py = row(y1); py < row(y0); ++py)
            for (int px = column(x0); px < column(x1); ++px) put(px, py, c);
    }
    void frame(double x0, double y0, double x1, double y1, Color c, double thick = 4) {
        box(x0, y0, x1, y0 + thick, c), box(x0, y1 - thick, x1, y1, c);
        box(x0, y0, x0 + thick, y1, c), box(x1 - thick, y0, x1, y1, c);
    }
    void disc(double x, double y, double radius, Color c) {
        for (int py = row(y + radius) - 1; py <= row(y - radius) + 1; ++py)
            for (int px = column(x - radius) - 1; px <= column(x + radius) + 1; ++px) {
                const double dx = (px + 0.5) / scale_ - x, dy = (height_ - py - 0.5) / scale_ - y;
                if (dx * dx + dy * dy <= radius * radius) put(px, py, c);
            }
    }
    void triangle(double x, double y, double half, Color c) {       // 机头朝上
        for (double t = 0; t < 2 * half; t += 0.5 / scale_) box(x - half + t / 2, y - half + t, x + half - t / 2, y - half + t + 1 / scale_, c);
    }
    void save(const std::string& path) const;

private:
    int column(double x) const { return int(std::lround(x * scale_)); }
    int row(double y) const { return height_ - int(std::lround(y * scale_)); }
    void put(int x, int y, Color c) {
        if (x >= 0 && x < width_ && y >= 0 && y < height_) pixels_[std::size_t(y) * std::size_t(width_) + std::size_t(x)] = c;
    }
    double scale_;
    int width_, height_;
    std::vector<Color> pixels_;
};
