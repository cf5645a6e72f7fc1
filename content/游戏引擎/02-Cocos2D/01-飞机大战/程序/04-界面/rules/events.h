#pragma once
#include "world.h"

namespace rules {

// #region events
// 规则里发生了什么。画面与声音据此反应，规则不认识它们
struct Event {
    enum class Kind { enemyDown, playerHit, gameOver };
    Kind kind;
    Vec at;             // 在哪里
    int score = 0;      // 到这一刻的总分
};
// #endregion

}   // namespace rules
