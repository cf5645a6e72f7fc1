#include "rules/game.h"
#include "rules/layout.h"
#include "rules/save.h"
#include "rules/session.h"
#include "rules/soundgate.h"
#include "tools/check.h"

using namespace rules;

int main() {
    Session session;
    check(!session.resume() && session.pause() && !session.pause(), "只有正在玩的能暂停");
    check(!session.finish() && session.resume() && session.finish() && !session.pause(), "结束之后不能再暂停");

    const Save save{123400, 17};
    check(decode(encode(save)) == save, "存了再读，一样");
    bool rejects = true;
    const std::string good = encode(save);
    for (std::size_t i = 0; i < good.size(); ++i) {
        rejects = rejects && !decode(good.substr(0, i));                      // 写到一半断电
        std::string bad = good;
        bad[i] = bad[i] == '9' ? '8' : '9';
        rejects = rejects && !decode(bad);                                    // 一个字坏了
    }
    for (const char* text : {"", ";", "1;2", "2;0;0;0", "1;-5;0;1", "1;99999999999;0;1", "abc"}) rejects = rejects && !decode(text);
    check(rejects && !decode(good + "0") && !decode(good + " "), "坏的存档都认得出");

    SoundGate gate(4);
    check(gate.allow(0, 0) && !gate.allow(0, 3) && gate.allow(1, 3) && gate.allow(0, 4) && !gate.allow(9, 0), "同一种音效隔4步");

    Game game(20);
    int fromEvents = 0;
    bool rising = true;
    for (int i = 0; i < 60 * stepsPerSecond; ++i) {
        game.step({{i % 200 < 100 ? 6.0 : -6.0, 0}});
        for (const Event& event : game.takeEvents()) {
            rising = rising && event.score >= fromEvents;
            fromEvents = event.score;
        }
    }
    std::printf("一分钟：击落 %d 架，%d 分\n", game.kills(), game.score());
    check(rising && fromEvents == game.score() && game.takeEvents().empty(), "事件里的分数与总分一致，取走就没有了");

    const Area safe{0, 60, 720, 1460};
    const Vec corner = place(safe, {1, 1}, {96, 96}, {24, 24});
    check(corner == Vec{720 - 24 - 48, 60 + 1460 - 24 - 48}, "右上角的按钮在安全区里");
}
