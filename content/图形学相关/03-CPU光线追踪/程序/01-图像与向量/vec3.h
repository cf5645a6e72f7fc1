#pragma once
#include <cmath>

struct Vec3 {
    double x = 0, y = 0, z = 0;

    Vec3& operator+=(Vec3 b) { x += b.x; y += b.y; z += b.z; return *this; }
    bool operator==(const Vec3&) const = default;
};

using Point = Vec3;   // 空间里的一个位置
using Color = Vec3;   // 红、绿、蓝，线性的亮度

inline Vec3 operator-(Vec3 a) { return {-a.x, -a.y, -a.z}; }
inline Vec3 operator+(Vec3 a, Vec3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
inline Vec3 operator-(Vec3 a, Vec3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
inline Vec3 operator*(double s, Vec3 a) { return {s * a.x, s * a.y, s * a.z}; }
inline Vec3 operator/(Vec3 a, double s) { return (1 / s) * a; }
inline Vec3 operator*(Vec3 a, Vec3 b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }   // 逐分量：光乘以反照率

inline double dot(Vec3 a, Vec3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
inline Vec3 cross(Vec3 a, Vec3 b) {
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
inline double length(Vec3 a) { return std::sqrt(dot(a, a)); }
inline Vec3 unit(Vec3 a) { return a / length(a); }
inline Vec3 mix(Vec3 a, Vec3 b, double k) { return (1 - k) * a + k * b; }

inline bool isFinite(Vec3 a) { return std::isfinite(a.x) && std::isfinite(a.y) && std::isfinite(a.z); }
