#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>

struct Vec2 { double x = 0, y = 0; };

struct Vec3 { double x = 0, y = 0, z = 0; };
using Color = Vec3;   // 红、绿、蓝，线性的亮度
inline Vec3 operator+(Vec3 a, Vec3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
inline Vec3 operator-(Vec3 a, Vec3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
inline Vec3 operator*(double s, Vec3 a) { return {s * a.x, s * a.y, s * a.z}; }
inline Vec3 operator*(Vec3 a, Vec3 b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }   // 逐分量
inline double dot(Vec3 a, Vec3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
inline Vec3 cross(Vec3 a, Vec3 b) {
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
inline Vec3 unit(Vec3 a) { return (1 / std::sqrt(dot(a, a))) * a; }

inline const double pi = std::acos(-1.0);

/** 三个互相垂直的单位向量，forward 是给定的方向。 */
struct Frame {
    Vec3 right, up, forward;
    explicit Frame(Vec3 direction) : forward{unit(direction)} {
        right = unit(cross(forward, std::fabs(forward.y) > 0.99 ? Vec3{0, 0, 1} : Vec3{0, 1, 0}));
        up = cross(right, forward);
    }
};

/** PCG32：种子相同，序列处处相同。 */
class Random {
public:
    explicit Random(std::uint64_t seed) : state_{seed * 0x9e3779b97f4a7c15u + 1} { next(); next(); }
    double next() {
        const std::uint64_t old = state_;
        state_ = old * 6364136223846793005u + 1442695040888963407u;
        const auto mixed = static_cast<std::uint32_t>(((old >> 18) ^ old) >> 27);
        const auto turn = static_cast<std::uint32_t>(old >> 59);
        return ((mixed >> turn) | (mixed << ((32 - turn) & 31))) / 4294967296.0;
    }

private:
    std::uint64_t state_;
};
