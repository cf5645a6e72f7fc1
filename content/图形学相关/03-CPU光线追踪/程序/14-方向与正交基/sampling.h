#pragma once
#include "random.h"
#include "vec3.h"
#include <algorithm>
#include <numbers>

/** 单位球面上均匀的方向：在立方体里随机取点，落在球外就重来。 */
inline Vec3 randomOnSphere() {
    for (;;) {
        const Vec3 p{randomIn(-1, 1), randomIn(-1, 1), randomIn(-1, 1)};
        const double square = dot(p, p);
        if (1e-12 < square && square <= 1) return p / std::sqrt(square);   // 太靠近球心，除出来不准
    }
}

/** 单位圆盘里均匀的一点，z 是 0。 */
inline Vec3 randomInDisk() {
    for (;;) {
        const Vec3 p{randomIn(-1, 1), randomIn(-1, 1), 0};
        if (dot(p, p) < 1) return p;
    }
}

// #region directions
/** 与 z 轴夹角的余弦是 z、绕轴转了 turn 圈的单位方向。 */
inline Vec3 around(double z, double turn) {
    const double r = std::sqrt(std::max(0.0, 1 - z * z)), angle = 2 * std::numbers::pi * turn;
    return {r * std::cos(angle), r * std::sin(angle), z};
}

/** 下面三个把两个 [0, 1) 的数变成 z 轴周围的方向。 */
inline Vec3 uniformSphere(double u, double v) { return around(1 - 2 * u, v); }
inline Vec3 uniformHemisphere(double u, double v) { return around(1 - u, v); }
inline Vec3 cosineHemisphere(double u, double v) { return around(std::sqrt(1 - u), v); }
// #endregion
