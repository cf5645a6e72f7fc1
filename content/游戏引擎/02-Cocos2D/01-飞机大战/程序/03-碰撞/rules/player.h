#pragma once
#include "shapes.h"

namespace rules {

struct Player {
    static constexpr double halfWidth = 48, halfHeight = 56;
    static constexpr double hitRadius = 20;              // 挨打的圆比图小
    static constexpr int invincibleSteps = 90;           // 1.5秒
    Vec position{fieldWidth / 2, 160};
    int health = 3;
    int invincible = 0;                                  // 还有几步打不着

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
    void tick() { if (invincible > 0) --invincible; }
    // #endregion
};

}   // namespace rules
