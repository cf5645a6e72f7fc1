#pragma once
#include "vec.h"
#include <array>

struct Mat4 { std::array<std::array<double, 4>, 4> m{}; };   // m[行][列]，向量乘在右边

inline Vec4 operator*(const Mat4& a, Vec4 v) {
    auto row = [&](int i) { return a.m[i][0] * v.x + a.m[i][1] * v.y + a.m[i][2] * v.z + a.m[i][3] * v.w; };
    return {row(0), row(1), row(2), row(3)};
}
inline Mat4 operator*(const Mat4& a, const Mat4& b) {
    Mat4 r;
    for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j)
            for (int k = 0; k < 4; ++k) r.m[i][j] += a.m[i][k] * b.m[k][j];
    return r;
}

/** 世界空间到观察空间：相机在 eye，看着 target，看向 -z。 */
inline Mat4 lookAt(Vec3 eye, Vec3 target, Vec3 up) {
    const Vec3 w = unit(eye - target), u = unit(cross(up, w)), v = cross(w, u);
    return {{{{u.x, u.y, u.z, -dot(u, eye)}, {v.x, v.y, v.z, -dot(v, eye)}, {w.x, w.y, w.z, -dot(w, eye)}, {0, 0, 0, 1}}}};
}

/** 观察空间到裁剪空间：竖直视场角 fov（弧度），近、远平面距离 n、f。 */
inline Mat4 perspective(double fov, double aspect, double n, double f) {
    const double t = 1 / std::tan(fov / 2);
    return {{{{t / aspect, 0, 0, 0}, {0, t, 0, 0}, {0, 0, -(f + n) / (f - n), -2 * f * n / (f - n)}, {0, 0, -1, 0}}}};
}
