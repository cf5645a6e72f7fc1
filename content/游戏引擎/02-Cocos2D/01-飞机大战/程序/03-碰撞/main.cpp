#include "rules/game.h"
#include "tools/check.h"
#include <array>

using namespace rules;

int main() {
    const Box box{{0, 0}, 10, 10};
    check(overlaps(Circle{{15, 0}, 5}, box) && !overlaps(Circle{{14, 14}, 5}, box), "圆在边上算碰，在角外不算");
    check(overlaps(Circle{{0, 0}, 1}, box), "圆在盒子里面");
    check(overlaps(Box{{20, 0}, 10, 10}, box) && !overlaps(Box{{21, 0}, 10, 10}, box), "两个盒子");

    Random random(7);
    std::array<int, 3> counts{};
    for (int i = 0; i < 100000; ++i) ++counts[pickKind(enemyKinds, random)];
    std::printf("十万次里：小 %d，中 %d，大 %d\n", counts[0], counts[1], counts[2]);
    check(std::abs(counts[0] - 70000) < 600 && std::abs(counts[1] - 22000) < 600, "比例接近 70:22:8");
    std::array<EnemyKind, 1> none{{{"", 1, 1, 1, 1, 1, 0}}};
    check(pickKind(none, random) == 0, "权重全是0也有结果");

    // 网格与逐对比较，结果要一样：随机摆放，也摆到场地外面
    bool same = true;
    for (int round = 0; round < 2000; ++round) {
        Grid grid;
        std::array<Box, 20> boxes{};
        for (std::uint32_t i = 0; i < boxes.size(); ++i) {
            boxes[i] = {{random.between(-200, 920), random.between(-200, 1480)}, random.between(5, 100), random.between(5, 100)};
            grid.insert(boxes[i], {i, 0});
        }
        const Circle probe{{random.between(-200, 920), random.between(-200, 1480)}, random.between(1, 60)};
        bool slow = false;
        for (const Box& b : boxes) slow = slow || overlaps(probe, b);
        const bool fast = grid.query({probe.center, probe.radius, probe.radius}, [&](Handle h) { return overlaps(probe, boxes[h.slot]); });
        same = same && slow == fast;
    }
    check(same, "网格没有漏掉也没有多出碰撞");

    Player player;
    check(player.hit() && !player.hit() && player.health == 2, "无敌时不再扣血");
    for (int i = 0; i < Player::invincibleSteps; ++i) player.tick();
    check(player.hit() && player.health == 1, "90步之后又会扣血");

    Game first(20), second(20);
    for (int i = 0; i < 60 * stepsPerSecond; ++i) {
        const Input input{{i % 200 < 100 ? 6.0 : -6.0, 0}};
        first.step(input);
        second.step(input);
    }
    std::printf("一分钟：击落 %d 架，剩 %d 条命；细测 %ld 对，逐对要测 %ld 对\n",
                first.kills(), first.player().health, first.pairsTested(), first.pairsPossible());
    check(first.kills() == second.kills() && first.player().health == second.player().health, "同一个种子、同样的输入，结果相同");
}
