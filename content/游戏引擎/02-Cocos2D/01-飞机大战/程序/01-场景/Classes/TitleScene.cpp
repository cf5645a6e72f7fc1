#include "TitleScene.h"
#include "GameScene.h"

using namespace cocos2d;

bool TitleScene::init() {
    if (!Scene::init()) return false;
    const Size visible = Director::getInstance()->getVisibleSize();
    auto* label = Label::createWithTTF("点一下开始", "fonts/Game.ttf", 48);
    if (!label) return false;                           // 字体缺失：create 返回空指针
    label->setPosition(visible.width / 2, visible.height / 2);
    addChild(label);

    auto* touch = EventListenerTouchOneByOne::create();
    touch->onTouchBegan = [leaving = false](Touch*, Event*) mutable {
        if (leaving) return false;                      // 同一帧里点了两下
        leaving = true;
        Director::getInstance()->replaceScene(TransitionFade::create(0.5f, GameScene::create()));
        return true;
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(touch, this);
    return true;
}
