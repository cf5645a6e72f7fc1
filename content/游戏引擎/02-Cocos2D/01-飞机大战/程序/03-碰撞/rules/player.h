#pragma once
#include "shapes.h"

namespace rules {

struct Player {
    static constexpr double halfWidth = 48, halfHeight = 56;     // 图的一半，拖到边上为止
    static constexpr double hitRadius = 20;              // 挨打只看这个圆，比图小得多
    static constexpr int invincibleSteps = 90;           // 挨打之后第90步，即1.5秒，才会再挨打
    Vec position{fieldWidth / 2, 160};
    int health = 3;
    int invincible = 0;                                  // 每步开头减一，减到0才会再挨打

    void drag(Vec delta) {
        position.x = std::clamp(position.x + delta.x, halfWidth, fieldWidth - halfWidth);
        position.y = std::clamp(position.y + delta.y, halfHeight, fieldHeight - halfHeight);
    }
    Circle hitCircle() const { return {position, hitRadius}; }

    // #region hit
    bool hit() {                                         // 真的扣了血才返回 true
        if (invincible > 0 || health <= 0) return false;
        --health;
        invincible = invincibleSteps;
        return true;
    }
    void tick() { if (invincible > 0) --invincible; }    // 每步开头调用
    // #endregion
};

}   // namespace rules
