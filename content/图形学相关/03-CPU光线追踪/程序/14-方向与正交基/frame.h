#pragma once
#include "vec3.h"

/** 以单位法线为 z 轴的正交基：三根轴单位长、互相垂直，右手系。 */
struct Frame {
    Vec3 x, y, z;

    // #region build
    /** 没有分支，也不开方；Duff 等人 2017 年的构造。 */
    explicit Frame(Vec3 normal) : z{normal} {
        const double sign = std::copysign(1.0, z.z);   // 下半球换一个式子，分母不会接近 0
        const double a = -1 / (sign + z.z), b = z.x * z.y * a;
        x = {1 + sign * z.x * z.x * a, sign * b, -sign * z.x};
        y = {b, sign + z.y * z.y * a, -z.y};
    }
    // #endregion

    Vec3 toWorld(Vec3 local) const { return local.x * x + local.y * y + local.z * z; }
    Vec3 toLocal(Vec3 world) const { return {dot(world, x), dot(world, y), dot(world, z)}; }
};
