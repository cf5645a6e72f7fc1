#include "GameScene.h"

using namespace cocos2d;

// #region init
bool GameScene::init() {
    if (!Scene::init() || !initBackground()) return false;
    SpriteFrameCache::getInstance()->addSpriteFramesWithFile("plane.plist");
    const Size visible = Director::getInstance()->getVisibleSize();
    field_ = ClippingRectangleNode::create(Rect(0, 0, rules::fieldWidth, rules::fieldHeight));   // 场地之外不画
    field_->setPosition((visible.width - rules::fieldWidth) / 2, (visible.height - rules::fieldHeight) / 2);
    addChild(field_);

    player_ = Sprite::createWithSpriteFrameName("player.png");
    if (!player_ || !bullets_.init(field_, "bullet.png", rules::Game::mostBullets)) return false;
    field_->addChild(player_, 1);
    enter();
    initTouch();
    scheduleUpdate();
    return true;
}
// #endregion

bool GameScene::initBackground() {
    const Size visible = Director::getInstance()->getVisibleSize();
    for (Sprite** piece : {&lower_, &upper_}) {
        *piece = Sprite::create("background.png");
        if (!*piece) return false;
        (*piece)->setAnchorPoint(Vec2::ANCHOR_BOTTOM_LEFT);
        addChild(*piece, -1);
    }
    const Size picture = lower_->getContentSize();
    const float scale = std::max(visible.width / picture.width, visible.height / picture.height);
    for (Sprite* piece : {lower_, upper_}) piece->setScale(scale);
    scroll_ = rules::Background(picture.height * scale, 130);
    return true;
}

// #region enter
void GameScene::enter() {                                // 飞进来，停稳了才开始
    const rules::Vec start = game_.player().position;
    player_->setPosition(start.x, -120);
    auto* fly = EaseOut::create(MoveTo::create(0.8f, Vec2(start.x, start.y)), 2.0f);
    auto* begin = CallFunc::create([this] { started_ = true; });
    player_->runAction(Sequence::create(fly, begin, nullptr));
}
// #endregion

// #region touch
void GameScene::initTouch() {
    auto* touch = EventListenerTouchOneByOne::create();
    touch->setSwallowTouches(true);
    touch->onTouchBegan = [this](Touch* finger, Event*) {
        if (finger_ >= 0) return false;                             // 已有一根手指在拖
        finger_ = finger->getID();
        return true;                                                // 不返回true，后面的移动收不到
    };
    touch->onTouchMoved = [this](Touch* finger, Event*) {
        const Vec2 delta = finger->getDelta();
        dragged_ = dragged_ + rules::Vec{delta.x, delta.y};         // 先攒着，由update交给规则
    };
    touch->onTouchEnded = touch->onTouchCancelled = [this](Touch*, Event*) { finger_ = -1; };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(touch, this);
}
// #endregion

// #region update
void GameScene::update(float dt) {
    for (int steps = clock_.advance(dt); steps > 0; --steps) {
        scroll_.advance(rules::stepSeconds);
        if (!started_) continue;
        game_.step({dragged_});
        dragged_ = {};                                              // 一次拖动只用一次
    }
    lower_->setPosition(0, scroll_.lower());
    upper_->setPosition(0, scroll_.upper());
    if (!started_) {                                                // 飞进来时位置归动作管
        dragged_ = {};
        return;
    }
    const rules::Vec at = game_.player().position;
    player_->setPosition(at.x, at.y);
    bullets_.show(game_.bullets());
}
// #endregion
