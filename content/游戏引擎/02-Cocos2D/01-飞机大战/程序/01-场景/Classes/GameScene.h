#pragma once
#include "cocos2d.h"
#include "../rules/background.h"
#include "../rules/clock.h"

class GameScene : public cocos2d::Scene {
public:
    CREATE_FUNC(GameScene);
    bool init() override;
    void update(float dt) override;

private:
    rules::FixedClock clock_;
    rules::Background scroll_{1, 0};
    cocos2d::Sprite* lower_ = nullptr;
    cocos2d::Sprite* upper_ = nullptr;
};
