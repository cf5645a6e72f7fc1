#pragma once
#include "random.h"
#include "vec3.h"

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
