#pragma once
#include "world.h"
#include <array>
#include <cstddef>

namespace rules {

// #region difficulty
struct Knot { long second; int every; };     // 到这一秒，每隔这么多步出一架
inline constexpr std::array<Knot, 5> spawnCurve{{{0, 36}, {15, 28}, {30, 22}, {60, 16}, {120, 14}}};

// 折线插值，全用整数：各平台一样
inline int spawnEvery(long tick) {
    if (tick <= 0) return spawnCurve.front().every;
    for (std::size_t i = 1; i < spawnCurve.size(); ++i) {
        const long from = spawnCurve[i - 1].second * stepsPerSecond, to = spawnCurve[i].second * stepsPerSecond;
        if (tick < to) return int(spawnCurve[i - 1].every + (spawnCurve[i].every - spawnCurve[i - 1].every) * (tick - from) / (to - from));
    }
    return spawnCurve.back().every;
}
// #endregion

}   // namespace rules
