#pragma once
#include "cocos2d.h"
#include "Hud.h"
#include "Sound.h"
#include "SpritePool.h"
#include "../rules/background.h"
#include "../rules/clock.h"
#include "../rules/game.h"
#include "../rules/save.h"
#include "../rules/session.h"
#include "../rules/shake.h"
#include <random>

class GameScene : public cocos2d::Scene {
public:
    CREATE_FUNC(GameScene);
    bool init() override;
    void update(float dt) override;
    void onExit() override;
    void pauseGame();                        // 也由AppDelegate在切到后台时调用
    bool paused() const { return session_.state() == rules::State::paused; }

private:
    bool initBackground();
    void initTouch();
    void enter();
    void resumeGame();
    void react(const rules::Event& event);
    void finish();
    void explode(rules::Vec at);
    void showBoss();

    rules::FixedClock clock_;
    rules::Background scroll_{1, 0};
    rules::Game game_{std::random_device{}()};
    rules::Session session_;
    Sound sound_;
    Hud* hud_ = nullptr;
    cocos2d::Node* pauseLayer_ = nullptr;
    bool started_ = false;
    int finger_ = -1;                        // 正在拖的手指，没有就是-1
    rules::Vec dragged_;                     // 上一步之后手指移动了多少
    cocos2d::Sprite* lower_ = nullptr;
    cocos2d::Sprite* upper_ = nullptr;
    cocos2d::Node* field_ = nullptr;         // 720×1280的场地，居中
    cocos2d::Sprite* player_ = nullptr;
    SpritePool bullets_, enemies_, enemyBullets_;
    cocos2d::Sprite* boss_ = nullptr;
    rules::Shake shake_;
};
