#pragma once
#include "../rules/game.h"

// 会躲的自动玩家：假设按住一个方向不放，看接下来40步里会不会被碰到
inline rules::Input robot(const rules::Game& game) {
    using namespace rules;
    const Vec moves[]{{0, 0}, {6, 0}, {-6, 0}, {0, 6}, {0, -6}, {4, 4}, {-4, 4}, {4, -4}, {-4, -4}, {2, 0}, {-2, 0}};
    const auto cost = [&](Vec move) {
        Player tried = game.player();
        double sum = 0;
        for (int ahead = 1; ahead <= 40; ++ahead) {
            tried.drag(move);
            if (ahead % 3 != 1) continue;
            const double seconds = ahead * stepSeconds, weight = 1.0 / (ahead + 4);
            const auto near = [&](Vec what, double reach) {
                const Vec d = tried.position - what;
                if (std::abs(d.x) > 150 || std::abs(d.y) > 150) return;      // 远的不用算
                const double gap = std::hypot(d.x, d.y) - reach;
                sum += weight * (gap < 0 ? 40 : 40 * std::exp(-gap / 12));
            };
            for (std::size_t i = 0; i < Game::mostEnemyBullets; ++i)
                if (const auto* b = game.enemyBullets().at(i)) near(b->position + b->velocity * seconds, EnemyBullet::radius + Player::hitRadius);
            for (std::size_t i = 0; i < Game::mostEnemies; ++i)
                if (const auto* e = game.enemies().at(i)) near(e->position - Vec{0, e->data().speed * seconds}, e->data().halfWidth + Player::hitRadius);
        }
        const double aimAt = game.boss() ? game.boss()->position().x : 360;
        return sum + std::abs(tried.position.x - aimAt) / 400 + std::abs(tried.position.y - 260) / 300;
    };
    Vec best;
    double least = cost(best);
    for (const Vec move : moves)
        if (const double c = cost(move); c < least) least = c, best = move;
    return {best};
}
