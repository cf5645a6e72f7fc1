#pragma once
#include "../rules/game.h"
#include "picture.h"

// 把规则的状态画成图：只用来看，不参与规则
inline Picture paint(const rules::Game& game, double scale) {
    Picture picture(rules::fieldWidth, rules::fieldHeight, scale, {16, 22, 38});
    for (std::size_t i = 0; i < rules::Game::mostEnemies; ++i)
        if (const auto* e = game.enemies().at(i)) {
            const Color colors[]{{230, 120, 90}, {220, 170, 70}, {190, 90, 170}};
            const auto& d = e->data();
            picture.box(e->position.x - d.halfWidth, e->position.y - d.halfHeight, e->position.x + d.halfWidth, e->position.y + d.halfHeight, colors[e->kind]);
        }
    if (game.boss() && game.boss()->phase() != rules::Boss::Phase::gone) {
        const auto at = game.boss()->position();
        const double w = rules::Boss::halfWidth, h = rules::Boss::halfHeight;
        picture.box(at.x - w, at.y - h, at.x + w, at.y + h, {150, 60, 70});
        picture.box(40, 1240, 40 + 640.0 * game.boss()->health() / rules::Boss::fullHealth, 1256, {240, 90, 90});
    }
    for (std::size_t i = 0; i < rules::Game::mostEnemyBullets; ++i)
        if (const auto* b = game.enemyBullets().at(i)) picture.disc(b->position.x, b->position.y, rules::EnemyBullet::radius, {255, 130, 160});
    for (std::size_t i = 0; i < rules::Game::mostBullets; ++i)
        if (const auto* b = game.bullets().at(i)) picture.disc(b->position.x, b->position.y, rules::Bullet::radius, {250, 240, 150});
    const auto at = game.player().position;
    picture.triangle(at.x, at.y, rules::Player::halfWidth, {90, 190, 240});
    picture.disc(at.x, at.y, rules::Player::hitRadius, {255, 255, 255});
    return picture;
}
