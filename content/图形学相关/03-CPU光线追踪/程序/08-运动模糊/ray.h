#pragma once
#include "vec3.h"

/** 从 origin 出发、沿 direction 走的射线；direction 不要求单位长。 */
struct Ray {
    Point origin;
    Vec3 direction;
    double time = 0;   // 一帧里的时刻：0 是开头，1 是结尾

    Point at(double t) const { return origin + t * direction; }
};
