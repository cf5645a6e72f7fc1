#pragma once
#include "bounce.h"

// #region rsm
/** 反射阴影图：每格是一个虚拟点光源，记位置、法线、反射出的通量。 */
struct VirtualLight { Vec3 point, normal; Color flux; };

inline std::vector<VirtualLight> reflectiveMap(const Room& room, int size) {
    std::vector<VirtualLight> out;
    const LightView& v = room.lamp;
    for (int j = 0; j < size; ++j)
        for (int i = 0; i < size; ++i) {
            const double x = v.half * ((2 * i + 1.0) / size - 1), y = v.half * ((2 * j + 1.0) / size - 1);
            const Hit hit = room.scene.nearest(v.origin, v.frame.forward + x * v.frame.right + y * v.frame.up);
            const double area = 4 * v.half * v.half / (size * size);
            const double solid = area / std::pow(1 + x * x + y * y, 1.5);        // 这一格的立体角
            if (hit.t > 1e8) out.push_back({{}, {0, 1, 0}, {}});                 // 照到房间外
            else out.push_back({hit.point, hit.normal, (Room::intensity * solid) * hit.albedo});
        }
    return out;
}

/** 一个虚拟点光源给 p 的照度；不问中间有没有遮挡。 */
inline Color lightFrom(const VirtualLight& light, Vec3 p, Vec3 n) {
    const Vec3 to = light.point - p;
    const double square = std::max(dot(to, to), 0.01);                           // 太近会爆亮，夹住
    const double a = std::max(0.0, -dot(light.normal, to)), b = std::max(0.0, dot(n, to));
    return (a * b / (pi * square * square)) * light.flux;
}
// #endregion
