#pragma once
#include "random.h"
#include "world.h"
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace rules {

// #region table
struct EnemyKind {
    const char* frame;              // 图集里的名字
    double halfWidth, halfHeight;
    double speed;                   // 点每秒
    int health, score;
    std::uint32_t weight;           // 出现的权重
};

inline constexpr std::array<EnemyKind, 3> enemyKinds{{
    {"small.png", 32, 28, 260, 1, 100, 70},
    {"middle.png", 48, 44, 160, 4, 300, 22},
    {"large.png", 80, 72, 90, 10, 1000, 8},
}};
// #endregion

// #region pick
// 按权重选一种，返回下标；权重全是0时选第一种
inline std::size_t pickKind(std::span<const EnemyKind> kinds, Random& random) {
    std::uint32_t total = 0;
    for (const EnemyKind& kind : kinds) total += kind.weight;
    std::uint32_t ticket = random.below(total);
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (ticket < kinds[i].weight) return i;
        ticket -= kinds[i].weight;
    }
    return 0;
}
// #endregion

struct Enemy {
    Vec position;
    std::size_t kind = 0;
    int health = 0;
    const EnemyKind& data() const { return enemyKinds[kind]; }
};

}   // namespace rules
