#pragma once
#include "vec.h"

/** 顶点带给像素的东西：在三角形内部插值。 */
struct Varying {
    Vec2 uv;              // 纹理坐标
    Vec3 normal, world;   // 世界空间里的法线与位置
};
inline Varying operator+(const Varying& a, const Varying& b) {
    return {a.uv + b.uv, a.normal + b.normal, a.world + b.world};
}
inline Varying operator*(double s, const Varying& a) { return {s * a.uv, s * a.normal, s * a.world}; }

struct Vertex {
    Vec4 clip;            // 裁剪空间
    Varying varying;
};
