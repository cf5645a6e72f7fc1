#include "GameScene.h"
#include "PauseLayer.h"
#include "TitleScene.h"
#include "Tree.h"
#include <string>

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
    if (!player_ || !bullets_.init(field_, "bullet.png", rules::Game::mostBullets)
        || !enemies_.init(field_, "small.png", rules::Game::mostEnemies)) return false;
    field_->addChild(player_, 1);
    hud_ = Hud::create();
    if (!hud_) return false;
    hud_->onPause = [this] { pauseGame(); };
    addChild(hud_, 2);
    sound_.start();
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
        if (finger->getID() != finger_) return;                     // 暂停前按着的那根，已不算数
        const Vec2 delta = finger->getDelta();
        dragged_ = dragged_ + rules::Vec{delta.x, delta.y};         // 先攒着，由update交给规则
    };
    touch->onTouchEnded = touch->onTouchCancelled = [this](Touch* finger, Event*) {
        if (finger->getID() == finger_) finger_ = -1;
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(touch, this);
}
// #endregion

// #region update
void GameScene::update(float dt) {
    if (session_.state() == rules::State::paused) return;
    for (int steps = clock_.advance(dt); steps > 0; --steps) {
        scroll_.advance(rules::stepSeconds);
        if (!started_) continue;
        game_.step({dragged_});
        dragged_ = {};                                              // 一次拖动只用一次
    }
    for (const rules::Event& event : game_.takeEvents()) react(event);
    lower_->setPosition(0, scroll_.lower());
    upper_->setPosition(0, scroll_.upper());
    if (!started_) {                                                // 飞进来时位置归动作管
        dragged_ = {};
        return;
    }
    const rules::Vec at = game_.player().position;
    player_->setPosition(at.x, at.y);
    const int invincible = game_.player().invincible;
    player_->setOpacity(invincible % 10 < 5 ? 255 : 90);            // 闪烁也由状态算出
    player_->setVisible(!game_.over());
    bullets_.show(game_.bullets());
    enemies_.show(game_.enemies(), [](const rules::Enemy& enemy) { return enemy.data().frame; });
}
// #endregion

// #region react
void GameScene::react(const rules::Event& event) {
    int score = event.score;
    _eventDispatcher->dispatchCustomEvent(Hud::scoreChanged, &score);     // 立即调用，返回时已处理完
    switch (event.kind) {
    case rules::Event::Kind::enemyDown: sound_.play(Sound::explosion, game_.tick()); break;
    case rules::Event::Kind::playerHit: sound_.play(Sound::hit, game_.tick()); break;
    case rules::Event::Kind::gameOver: finish(); break;
    }
}
// #endregion

// #region pause
void GameScene::pauseGame() {
    if (!session_.pause()) return;                       // 已暂停或已结束
    auto* layer = PauseLayer::create();
    if (!layer) { session_.resume(); return; }
    layer->onResume = [this] { resumeGame(); };
    addChild(layer, 3);
    pauseLayer_ = layer;
    pauseTree(field_);
    AudioEngine::pauseAll();
}

void GameScene::resumeGame() {
    if (!session_.resume()) return;
    pauseLayer_->removeFromParent();
    pauseLayer_ = nullptr;
    resumeTree(field_);
    AudioEngine::resumeAll();
    finger_ = -1;                                        // 暂停前按着的手指不再算数
    dragged_ = {};
    clock_ = {};
}
// #endregion

// #region save
void GameScene::finish() {
    if (!session_.finish()) return;
    auto* store = UserDefault::getInstance();
    rules::Save save = rules::decode(store->getStringForKey("save", "")).value_or(rules::Save{});
    save.best = std::max(save.best, game_.score());
    ++save.plays;
    store->setStringForKey("save", rules::encode(save));
    store->flush();
    scheduleOnce([](float) {
        if (auto* title = TitleScene::create()) Director::getInstance()->replaceScene(TransitionFade::create(0.5f, title));
    }, 2.0f, "back_to_title");
}
// #endregion

void GameScene::onExit() {
    sound_.stop();
    Scene::onExit();
}
