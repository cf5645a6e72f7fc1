#include "TitleScene.h"
#include "GameScene.h"
#include "../rules/save.h"
#include <string>

using namespace cocos2d;

bool TitleScene::init() {
    if (!Scene::init()) return false;
    const Size visible = Director::getInstance()->getVisibleSize();
    auto* label = Label::createWithTTF("点一下开始", "fonts/Game.ttf", 48);
    if (!label) return false;                           // 字体缺失：create 返回空指针
    label->setPosition(visible.width / 2, visible.height / 2);
    addChild(label);

    // #region best
    const std::string text = UserDefault::getInstance()->getStringForKey("save", "");
    const int best = rules::decode(text).value_or(rules::Save{}).best;      // 读不懂就是0
    auto* record = Label::createWithTTF("最高分 " + std::to_string(best), "fonts/Game.ttf", 36);
    if (!record) return false;
    record->setPosition(visible.width / 2, visible.height / 2 - 90);
    addChild(record);
    // #endregion

    auto* touch = EventListenerTouchOneByOne::create();
    touch->onTouchBegan = [leaving = false](Touch*, Event*) mutable {
        if (leaving) return false;                      // 同一帧里点了两下
        auto* game = GameScene::create();
        if (!game) return false;                        // 过渡不收空的场景
        leaving = true;
        Director::getInstance()->replaceScene(TransitionFade::create(0.5f, game));
        return true;
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(touch, this);
    return true;
}
