#pragma once
#include "enemies.h"
#include "events.h"
#include "grid.h"
#include "player.h"
#include "pool.h"
#include <utility>
#include <vector>

namespace rules {

struct Input {
    Vec drag;                            // 这一步手指移动了多少，设计点
};

struct Bullet {
    static constexpr double radius = 8, speed = 900;
    Vec position;
};

class Game {
public:
    static constexpr int fireEvery = 6, spawnEvery = 36;     // 步
    static constexpr std::size_t mostBullets = 32, mostEnemies = 48;

    explicit Game(std::uint32_t seed) : random_(seed) {}

    // #region step
    void step(const Input& input) {
        if (over()) return;
        player_.drag(input.drag);
        player_.tick();
        if (tick_ % fireEvery == 0) bullets_.take({player_.position + Vec{0, Player::halfHeight}});
        if (tick_ % spawnEvery == 0) spawn();
        moveAll();
        hitEnemies();
        hitPlayer();
        ++tick_;
    }
    // #endregion

    bool over() const { return player_.health <= 0; }
    const Player& player() const { return player_; }
    const Pool<Bullet, mostBullets>& bullets() const { return bullets_; }
    const Pool<Enemy, mostEnemies>& enemies() const { return enemies_; }
    int kills() const { return kills_; }
    int score() const { return score_; }
    long tick() const { return tick_; }

    // #region take-events
    // 取走攒下的事件。先换出来再处理：处理时又产生的，留到下一次
    std::vector<Event> takeEvents() { return std::exchange(events_, {}); }
    // #endregion
    long pairsTested() const { return pairs_; }              // 细测了多少对
    long pairsPossible() const { return possible_; }         // 不用网格要测多少对

private:
    void spawn() {
        const std::size_t kind = pickKind(enemyKinds, random_);
        const EnemyKind& data = enemyKinds[kind];
        const double x = random_.between(data.halfWidth, fieldWidth - data.halfWidth);
        enemies_.take({{x, fieldHeight + data.halfHeight}, kind, data.health});
    }

    void moveAll() {
        bullets_.forEach([&](Handle handle, Bullet& bullet) {
            bullet.position.y += Bullet::speed * stepSeconds;
            if (bullet.position.y - Bullet::radius > fieldHeight) bullets_.give(handle);
        });
        enemies_.forEach([&](Handle handle, Enemy& enemy) {
            enemy.position.y -= enemy.data().speed * stepSeconds;
            if (enemy.position.y + enemy.data().halfHeight < 0) enemies_.give(handle);
        });
    }

    static Box boxOf(const Enemy& enemy) { return {enemy.position, enemy.data().halfWidth, enemy.data().halfHeight}; }

    // #region hit-enemies
    void hitEnemies() {
        grid_.clear();
        enemies_.forEach([&](Handle handle, Enemy& enemy) { grid_.insert(boxOf(enemy), handle); });
        possible_ += long(bullets_.size() * enemies_.size());
        bullets_.forEach([&](Handle bulletHandle, Bullet& bullet) {
            const Circle circle{bullet.position, Bullet::radius};
            const bool hit = grid_.query({circle.center, circle.radius, circle.radius}, [&](Handle handle) {
                Enemy* enemy = enemies_.get(handle);
                if (!enemy) return false;                    // 这一步里已被前一颗打掉，号码失效
                ++pairs_;
                if (!overlaps(circle, boxOf(*enemy))) return false;
                if (--enemy->health <= 0) {
                    down(*enemy);
                    enemies_.give(handle);
                }
                return true;                                 // 一颗子弹只打一架
            });
            if (hit) bullets_.give(bulletHandle);
        });
    }
    // #endregion

    void down(const Enemy& enemy) {
        ++kills_;
        score_ += enemy.data().score;
        events_.push_back({Event::Kind::enemyDown, enemy.position, score_});
    }

    void hitPlayer() {
        enemies_.forEach([&](Handle handle, Enemy& enemy) {
            if (!overlaps(player_.hitCircle(), boxOf(enemy))) return;
            if (!player_.hit()) return;                      // 无敌时穿过去
            enemies_.give(handle);
            events_.push_back({Event::Kind::playerHit, player_.position, score_});
            if (over()) events_.push_back({Event::Kind::gameOver, player_.position, score_});
        });
    }

    Random random_;
    Player player_;
    Pool<Bullet, mostBullets> bullets_;
    Pool<Enemy, mostEnemies> enemies_;
    Grid grid_;
    long tick_ = 0, pairs_ = 0, possible_ = 0;
    int kills_ = 0, score_ = 0;
    std::vector<Event> events_;
};

}   // namespace rules
