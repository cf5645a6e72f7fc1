#include "PauseLayer.h"

using namespace cocos2d;

// #region pause
bool PauseLayer::init() {
    if (!LayerColor::initWithColor(Color4B(0, 0, 0, 160))) return false;
    auto* shield = EventListenerTouchOneByOne::create();
    shield->setSwallowTouches(true);                     // 认领之后，排在后面的监听者收不到
    shield->onTouchBegan = [](Touch*, Event*) { return true; };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(shield, this);

    auto* button = ui::Button::create("button.png", "button_pressed.png", "", ui::Widget::TextureResType::PLIST);
    if (!button) return false;
    button->setScale9Enabled(true);
    button->setCapInsets(Rect(16, 16, 16, 16));
    button->setContentSize(Size(320, 96));
    button->setTitleText("继续");
    button->setTitleFontSize(40);
    const Size visible = Director::getInstance()->getVisibleSize();
    button->setPosition(Vec2(visible.width / 2, visible.height / 2));
    button->addClickEventListener([this](Ref*) {
        const auto resume = onResume;                    // 拷一份：回调会移除这一层
        if (resume) resume();
    });
    addChild(button);                                    // 子节点画在上面，触摸也先给它
    return true;
}
// #endregion
