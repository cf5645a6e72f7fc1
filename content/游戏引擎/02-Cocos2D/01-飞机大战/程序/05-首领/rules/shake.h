#pragma once
#include "random.h"
#include "world.h"
#include <algorithm>

namespace rules {

// #region shake
// 震屏：挨打加一点震动量，每步减一点，位移的上限与震动量的平方成正比
class Shake {
public:
    void add(double amount) { trauma_ = std::min(1.0, trauma_ + amount); }
    void step() { trauma_ = std::max(0.0, trauma_ - 1.5 * stepSeconds); }
    Vec offset() {
        const double most = 24 * trauma_ * trauma_;
        return {random_.between(-most, most), random_.between(-most, most)};
    }

private:
    double trauma_ = 0;
    Random random_{1};                       // 自己的随机数：不能动规则的那一串
};
// #endregion

}   // namespace rules
