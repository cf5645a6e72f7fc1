#pragma once
#include "vec.h"
#include <array>

constexpr int bands = 5, coefficients = bands * bands;
using Harmonics = std::array<double, coefficients>;   // 第 l 带第 m 个在 l(l+1)+m

// #region evaluate
/** 实球谐：先递推连带勒让德多项式 P，再乘归一化系数与 cos、sin。 */
inline Harmonics harmonics(Vec3 d) {
    double P[bands][bands]{};
    const double sine = std::sqrt(std::max(0.0, 1 - d.z * d.z)), turn = std::atan2(d.y, d.x);
    for (int m = 0; m < bands; ++m) {
        P[m][m] = m == 0 ? 1 : P[m - 1][m - 1] * (2 * m - 1) * sine;
        if (m + 1 < bands) P[m + 1][m] = (2 * m + 1) * d.z * P[m][m];
        for (int l = m + 2; l < bands; ++l)
            P[l][m] = ((2 * l - 1) * d.z * P[l - 1][m] - (l + m - 1) * P[l - 2][m]) / (l - m);
    }
    Harmonics y{};
    for (int l = 0; l < bands; ++l)
        for (int m = 0; m <= l; ++m) {
            double ratio = 1;                          // (l-m)! / (l+m)!
            for (int k = l - m + 1; k <= l + m; ++k) ratio /= k;
            const double norm = std::sqrt((2 * l + 1) / (4 * pi) * ratio) * P[l][m];
            const auto at = [&](int signedM) -> double& { return y[std::size_t(l * (l + 1) + signedM)]; };
            if (m == 0) at(0) = norm;
            else at(m) = std::sqrt(2.0) * norm * std::cos(m * turn), at(-m) = std::sqrt(2.0) * norm * std::sin(m * turn);
        }
    return y;
}
// #endregion

/** 在球面上均匀地走 steps×2steps 个方向，visit 收到方向与它占的立体角。 */
template <class Visit>
void overSphere(int steps, Visit visit) {
    for (int j = 0; j < steps; ++j)
        for (int i = 0; i < 2 * steps; ++i) {
            const double z = (2 * j + 1.0) / steps - 1, turn = pi * (i + 0.5) / steps, s = std::sqrt(1 - z * z);
            visit(Vec3{s * std::cos(turn), s * std::sin(turn), z}, 4 * pi / (2.0 * steps * steps));
        }
}

template <class Function>
Harmonics project(Function f, int steps = 64) {
    Harmonics sum{};
    overSphere(steps, [&](Vec3 d, double solid) {
        const Harmonics y = harmonics(d);
        for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += f(d) * y[i] * solid;
    });
    return sum;
}

inline double dot(const Harmonics& a, const Harmonics& b, int count = coefficients) {
    double sum = 0;
    for (int i = 0; i < count; ++i) sum += a[std::size_t(i)] * b[std::size_t(i)];
    return sum;
}
