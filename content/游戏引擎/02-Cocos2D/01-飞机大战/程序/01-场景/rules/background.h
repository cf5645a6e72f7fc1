#pragma once
#include <cmath>

namespace rules {

// #region background
// 两块同样高的背景首尾相接。只存一个位移，两块的位置都由位移算出
class Background {
public:
    Background(double height, double speed) : height_(height), speed_(speed) {}

    void advance(double dt) {
        offset_ = std::fmod(offset_ + speed_ * dt, height_);
    }
    double lower() const { return -offset_; }            // 下面一块的底边
    double upper() const { return lower() + height_; }   // 上面一块的底边

private:
    double height_, speed_, offset_ = 0;
};
// #endregion

}   // namespace rules
