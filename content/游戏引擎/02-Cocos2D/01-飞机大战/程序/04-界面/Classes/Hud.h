#pragma once
#include "cocos2d.h"
#include "ui/CocosGUI.h"
#include <functional>

class Hud : public cocos2d::Node {
public:
    static constexpr const char* scoreChanged = "score_changed";
    CREATE_FUNC(Hud);
    bool init() override;
    std::function<void()> onPause;

private:
    cocos2d::Label* score_ = nullptr;
};
