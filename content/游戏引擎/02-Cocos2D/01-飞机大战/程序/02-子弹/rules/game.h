#pragma once
#include "player.h"
#include "pool.h"

namespace rules {

struct Input {
    Vec drag;                            // 这一步手指移动了多少，设计点
};

struct Bullet {
    static constexpr double radius = 8, speed = 900;
    Vec position;
};

// #region game
class Game {
public:
    static constexpr int fireEvery = 6;                  // 步，即0.1秒
    static constexpr std::size_t mostBullets = 32;

    void step(const Input& input) {
        player_.drag(input.drag);
        if (tick_ % fireEvery == 0) fire();
        bullets_.forEach([&](Handle handle, Bullet& bullet) {
            bullet.position.y += Bullet::speed * stepSeconds;
            if (bullet.position.y - Bullet::radius > fieldHeight) bullets_.give(handle);   // 整颗出了场地才回收
        });
        ++tick_;
    }

    const Player& player() const { return player_; }
    const Pool<Bullet, mostBullets>& bullets() const { return bullets_; }
    int misfires() const { return misfires_; }           // 池满而没打出去的

private:
    void fire() {
        if (!bullets_.take({player_.position + Vec{0, Player::halfHeight}})) ++misfires_;
    }

    Player player_;
    Pool<Bullet, mostBullets> bullets_;
    long tick_ = 0;
    int misfires_ = 0;
};
// #endregion

}   // namespace rules
