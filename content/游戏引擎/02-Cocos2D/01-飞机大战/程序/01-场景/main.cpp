#include "rules/background.h"
#include "rules/clock.h"
#include "rules/viewport.h"
#include "tools/check.h"
#include <limits>

using namespace rules;

int main() {
    Background background(1400, 130);
    bool joined = true, covers = true;
    for (int frame = 0; frame < 100000; ++frame) {
        background.advance(frame % 97 == 0 ? 0.25 : 1.0 / 60);              // 每隔一阵卡一下
        joined = joined && background.upper() - background.lower() == 1400;
        covers = covers && background.lower() <= 0 && background.upper() + 1400 >= 1400;
    }
    check(joined && covers, "背景没有缝，盖满一屏");

    FixedClock clock;
    int steps = 0;
    for (int frame = 0; frame < 144 * 60; ++frame) steps += clock.advance(1.0 / 144);
    check(steps == 3600 || steps == 3599, "144帧每秒跑一分钟，还是3600步，至多差一步");
    check(clock.advance(10) == FixedClock::mostSteps && clock.advance(0) == 0, "从后台回来只补5步");
    check(clock.advance(std::numeric_limits<double>::quiet_NaN()) == 0 && clock.advance(-1) == 0, "坏的帧时间不动");

    const double screens[][2]{{1080, 2400}, {1536, 2048}, {720, 1280}, {2048, 1536}};
    bool whole = true;
    for (const auto& [w, h] : screens) {
        const Viewport view = viewportOf(choosePolicy(w, h), w, h);
        whole = whole && view.width >= fieldWidth && view.height >= fieldHeight && view.scaleX == view.scaleY;
    }
    check(whole, "四种屏幕都能看见整块场地，没有拉伸");
}
