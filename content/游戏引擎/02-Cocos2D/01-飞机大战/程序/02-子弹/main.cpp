#include "rules/game.h"
#include "tools/check.h"
#include <algorithm>

using namespace rules;

int main() {
    Pool<int, 2> pool;
    const auto first = pool.take(1), second = pool.take(2);
    check(first && second && !pool.take(3), "池满了拿不到第三个");
    check(pool.give(*first) && !pool.give(*first), "还两次，第二次不算");
    const auto again = pool.take(4);
    check(again && again->slot == first->slot && !pool.get(*first), "同一个槽再用，旧号码失效");
    check(!pool.get({9, 0}), "不存在的槽");

    Player player;
    player.drag({-9999, -9999});
    check(player.position == Vec{Player::halfWidth, Player::halfHeight}, "拖到左下角，停在边上");
    player.drag({10, 0});
    check(player.position.x == Player::halfWidth + 10, "往回拖10点，立刻离开边");

    Game game;
    std::size_t most = 0;
    for (int i = 0; i < 60 * stepsPerSecond; ++i) {
        game.step({{i % 240 < 120 ? 4.0 : -4.0, i < 300 ? -5.0 : 0.0}});     // 左右晃，先退到底
        most = std::max(most, game.bullets().size());
    }
    std::printf("一分钟里子弹最多同时 %zu 颗，池的容量 %zu\n", most, game.bullets().capacity());
    check(game.misfires() == 0, "退到最底下连打一分钟，没有一颗打不出去");
}
