#pragma once

// 规则不认识引擎：这里的长度是设计分辨率下的点，原点在左下，y 朝上
namespace rules {

inline constexpr double fieldWidth = 720, fieldHeight = 1280;
inline constexpr int stepsPerSecond = 60;
inline constexpr double stepSeconds = 1.0 / stepsPerSecond;

struct Vec {
    double x = 0, y = 0;
    friend Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
    friend Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
    friend Vec operator*(Vec a, double s) { return {a.x * s, a.y * s}; }
    bool operator==(const Vec&) const = default;
};

}   // namespace rules
