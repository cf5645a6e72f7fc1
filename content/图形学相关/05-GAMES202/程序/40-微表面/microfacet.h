#pragma once
#include "vec.h"
#include <array>
#include <cstddef>

// 法线是 z 轴；alpha 是粗糙度的平方
// #region smith
/** GGX 的 Λ：从 w 看，每单位看得见的面积配多少看不见的；w 朝下时是负数。 */
inline double lambda(Vec3 w, double alpha) {
    const double sine2 = std::max(0.0, 1 - w.z * w.z);
    const double root = std::sqrt(1 + alpha * alpha * sine2 / std::max(1e-12, w.z * w.z));
    return w.z > 0 ? (root - 1) / 2 : (-root - 1) / 2;
}
inline double apart(Vec3 l, Vec3 v, double alpha) {              // 入射、出射各算各的
    return 1 / ((1 + lambda(l, alpha)) * (1 + lambda(v, alpha)));
}
inline double together(Vec3 l, Vec3 v, double alpha) {           // 按高度相关
    return 1 / (1 + lambda(l, alpha) + lambda(v, alpha));
}
// #endregion

/** 从 v 看得见的微表面法线里取一个；v 可以朝下。Dupuy 与 Benyoub, 2023 */
inline Vec3 visibleNormal(Vec3 v, double alpha, double u1, double u2) {
    const Vec3 s = unit({alpha * v.x, alpha * v.y, v.z});
    const double z = (1 - u2) * (1 + s.z) - s.z, sine = std::sqrt(std::max(0.0, 1 - z * z)), turn = 2 * pi * u1;
    const Vec3 h = Vec3{sine * std::cos(turn), sine * std::sin(turn), z} + s;
    return unit({alpha * h.x, alpha * h.y, std::max(1e-9, h.z)});
}
inline Vec3 mirror(Vec3 v, Vec3 h) { return 2 * dot(v, h) * h - v; }
inline Vec3 seenFrom(double cosine) { return {std::sqrt(1 - cosine * cosine), 0, cosine}; }

// #region table
/** 一种粗糙度的 E(μ) 与它的平均；F=1，只弹一次。 */
class Energy {
public:
    explicit Energy(double alpha, int samples = 4096) {
        for (int i = 0; i < size; ++i) {
            const Vec3 v = seenFrom((i + 0.5) / size);
            Random random{std::uint64_t(i + 1)};
            for (int k = 0; k < samples; ++k) {
                const Vec3 l = mirror(v, visibleNormal(v, alpha, random.next(), (k + random.next()) / samples));
                // f cosθ / p：按可见法线取样，只剩两个 G 的比
                if (l.z > 0) table_[std::size_t(i)] += together(l, v, alpha) * (1 + lambda(v, alpha)) / samples;
            }
            average_ += 2 * table_[std::size_t(i)] * v.z / size;     // 2∫E(μ)μ dμ
        }
    }
    double at(double mu) const {
        const double x = std::clamp(mu * size - 0.5, 0.0, size - 1.001);
        const auto i = std::size_t(x);
        return table_[i] + (x - double(i)) * (table_[i + 1] - table_[i]);
    }
    double average() const { return average_; }
    /** 补上去的 BRDF，不带颜色。 */
    double missing(double muIn, double muOut) const {
        return (1 - at(muIn)) * (1 - at(muOut)) / (pi * (1 - average_));
    }

private:
    static constexpr int size = 64;
    std::array<double, size> table_{};
    double average_ = 0;
};
// #endregion

// #region walk
struct Walk { Vec3 direction; double energy = 0; int bounces = 0; };

/** 在随机的微表面上真的弹下去，直到飞出来。reflect(cos) 给出每弹一次剩下的比例。Heitz 等，2016 */
template <class Reflect>
Walk walk(Vec3 v, double alpha, Random& random, Reflect reflect) {
    Walk out{-1.0 * v, 1, 0};
    double height = 1;                                               // 高度在 [-1,1] 上均匀，从最高处进来
    for (; out.bounces < 1000; ++out.bounces) {
        const Vec3 d = out.direction;
        const double below = (height + 1) / 2, u = random.next(), L = lambda(d, alpha);
        if (d.z > 0 && u > 1 - std::pow(below, L)) return out;       // 没有再碰到，离开
        height = std::min(1.0, 2 * below * std::pow(1 - u, -1 / L) - 1);
        const Vec3 h = visibleNormal(-1.0 * d, alpha, random.next(), random.next());
        out.energy *= reflect(-dot(d, h));
        out.direction = mirror(-1.0 * d, h);
    }
    return {out.direction, 0, out.bounces};
}
// #endregion
