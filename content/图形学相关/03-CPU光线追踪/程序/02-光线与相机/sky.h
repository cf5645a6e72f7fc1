#pragma once
#include "ray.h"

/** 天空：朝上是蓝，朝下是白，中间线性插值。 */
inline Color sky(const Ray& ray) {
    const double k = 0.5 * (unit(ray.direction).y + 1);   // y 从 [-1, 1] 到 [0, 1]
    return mix({1, 1, 1}, {0.35, 0.6, 1.0}, k);
}
