#include "rules/game.h"
#include "rules/shake.h"
#include "tools/check.h"
#include "tools/robot.h"

using namespace rules;

int main() {
    Boss boss;
    int emitted = 0;
    const auto count = [&](Vec) { ++emitted; };
    bool early = false;
    for (int i = 0; i < 120; ++i) { early = early || boss.hit(); boss.step({360, 160}, count); }
    check(!early && emitted == 0, "入场时打不动，也不开火");
    bool ordered = true;
    int last = int(boss.phase());
    for (int i = 0; i < 2000 && boss.phase() != Boss::Phase::gone; ++i) {
        boss.step({360, 160}, count);
        boss.hit();
        const int now = int(boss.phase());
        ordered = ordered && (now == last || now == last + 1);                // 不跳，也不回头
        last = now;
    }
    check(ordered && boss.phase() == Boss::Phase::gone && boss.health() == 0, "五个阶段依次走完");
    check(!boss.hit(), "死了不再扣血");

    const EvenPath path{{{0, 0}, {0, 600}, {0, 600}, {600, 600}}};
    double shortest = 1e9, longest = 0;
    for (int i = 0; i < 20; ++i) {
        const Vec d = path.at((i + 1) / 20.0) - path.at(i / 20.0);
        shortest = std::min(shortest, std::hypot(d.x, d.y));
        longest = std::max(longest, std::hypot(d.x, d.y));
    }
    check(longest < 1.1 * shortest, "按路程走，20段的长短最多差一成");

    bool falling = spawnEvery(-1) == 36 && spawnEvery(999999) == 14;
    for (long t = 1; t < 8000; ++t) falling = falling && spawnEvery(t) <= spawnEvery(t - 1);
    check(falling, "出敌机的间隔只减不增");

    Shake shake;
    shake.add(9);
    const Vec big = shake.offset();
    for (int i = 0; i < stepsPerSecond; ++i) shake.step();
    check(std::abs(big.x) <= 24 && shake.offset() == Vec{}, "震动有上限，一秒之内停");

    Game first(20), second(20);
    std::vector<Input> inputs;
    std::size_t most = 0;
    while (!first.over() && first.tick() < 20000) {
        inputs.push_back(robot(first));
        first.step(inputs.back());
        most = std::max(most, first.enemyBullets().size());
    }
    for (const Input& input : inputs) {
        second.step(input);
        second.takeEvents();
    }
    std::printf("自动玩家：%s，%ld 步，%d 分，敌弹最多同时 %zu 颗\n", first.won() ? "打赢" : "没打赢", first.tick(), first.score(), most);
    check(most < Game::mostEnemyBullets, "敌弹的池没有满过");
    check(first.score() == second.score() && first.tick() == second.tick(), "照着输入重放，结果一样");
}
