#pragma once
#include "world.h"
#include <cmath>
#include <numbers>

namespace rules {

inline Vec polar(double angle, double length) { return {length * std::cos(angle), length * std::sin(angle)}; }
inline double angleTo(Vec from, Vec to) { return std::atan2(to.y - from.y, to.x - from.x); }

// #region patterns
// 弹幕函数：只算每颗的速度，交给 emit。角度是弧度，从 x 轴逆时针量
template <class Emit>
void fan(double aim, int count, double spread, double speed, Emit emit) {     // 扇形，正对 aim
    for (int i = 0; i < count; ++i) {
        const double at = count == 1 ? 0 : double(i) / (count - 1) - 0.5;     // -0.5 到 0.5
        emit(polar(aim + spread * at, speed));
    }
}

template <class Emit>
void ring(double phase, int count, double speed, Emit emit) {                 // 一整圈，首尾不重
    for (int i = 0; i < count; ++i) emit(polar(phase + 2 * std::numbers::pi * i / count, speed));
}
// #endregion

}   // namespace rules
