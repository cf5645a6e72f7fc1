#pragma once
#include "world.h"
#include <cmath>

namespace rules {

// #region clock
// 把长短不一的帧时间换成整数个等长的步
class FixedClock {
public:
    static constexpr int mostSteps = 5;          // 一帧至多补这么多步

    int advance(double dt) {
        if (!std::isfinite(dt) || dt <= 0) return 0;
        left_ += dt;
        int steps = 0;
        while (left_ >= stepSeconds && steps < mostSteps) {
            left_ -= stepSeconds;
            ++steps;
        }
        if (left_ >= stepSeconds) left_ = 0;     // 欠得太多：放弃，游戏慢下来
        return steps;
    }

private:
    double left_ = 0;
};
// #endregion

}   // namespace rules
