#pragma once
#include "cocos2d.h"
#include "SpritePool.h"
#include "../rules/background.h"
#include "../rules/clock.h"
#include "../rules/game.h"

class GameScene : public cocos2d::Scene {
public:
    CREATE_FUNC(GameScene);
    bool init() override;
    void update(float dt) override;

private:
    bool initBackground();
    void initTouch();
    void enter();

    rules::FixedClock clock_;
    rules::Background scroll_{1, 0};
    rules::Game game_;
    bool started_ = false;
    int finger_ = -1;                        // 正在拖的手指，没有就是-1
    rules::Vec dragged_;                     // 上一步之后手指移动了多少
    cocos2d::Sprite* lower_ = nullptr;
    cocos2d::Sprite* upper_ = nullptr;
    cocos2d::Node* field_ = nullptr;         // 720×1280的场地，居中
    cocos2d::Sprite* player_ = nullptr;
    SpritePool bullets_;
};
