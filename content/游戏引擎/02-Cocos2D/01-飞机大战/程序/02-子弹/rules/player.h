#pragma once
#include "world.h"
#include <algorithm>

namespace rules {

// #region player
struct Player {
    static constexpr double halfWidth = 48, halfHeight = 56;
    Vec position{fieldWidth / 2, 160};

    void drag(Vec delta) {               // 手指移动了多少，飞机就移动多少，到边为止
        position.x = std::clamp(position.x + delta.x, halfWidth, fieldWidth - halfWidth);
        position.y = std::clamp(position.y + delta.y, halfHeight, fieldHeight - halfHeight);
    }
};
// #endregion

}   // namespace rules
