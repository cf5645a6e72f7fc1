#include "GameScene.h"

using namespace cocos2d;

bool GameScene::init() {
    if (!Scene::init()) return false;
    const Size visible = Director::getInstance()->getVisibleSize();
    for (Sprite** piece : {&lower_, &upper_}) {
        *piece = Sprite::create("background.png");
        if (!*piece) return false;                      // 图片缺失：create 返回空指针
        (*piece)->setAnchorPoint(Vec2::ANCHOR_BOTTOM_LEFT);
        addChild(*piece, -1);
    }
    const Size picture = lower_->getContentSize();
    const float scale = std::max(visible.width / picture.width, visible.height / picture.height);
    for (Sprite* piece : {lower_, upper_}) piece->setScale(scale);
    scroll_ = rules::Background(picture.height * scale, 130);
    scheduleUpdate();
    return true;
}

void GameScene::update(float dt) {
    for (int steps = clock_.advance(dt); steps > 0; --steps) scroll_.advance(rules::stepSeconds);
    lower_->setPosition(0, scroll_.lower());
    upper_->setPosition(0, scroll_.upper());
}
