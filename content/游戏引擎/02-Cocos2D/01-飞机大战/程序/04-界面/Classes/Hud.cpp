#include "Hud.h"
#include "../rules/layout.h"
#include <string>

using namespace cocos2d;

bool Hud::init() {
    if (!Node::init()) return false;
    // #region layout
    const Rect safe = Director::getInstance()->getSafeAreaRect();         // 避开刘海与圆角
    const rules::Area area{safe.origin.x, safe.origin.y, safe.size.width, safe.size.height};
    score_ = Label::createWithBMFont("fonts/score.fnt", "0");             // 每帧可能变：字形预先画好
    auto* pause = ui::Button::create("button.png", "button_pressed.png", "", ui::Widget::TextureResType::PLIST);
    if (!score_ || !pause) return false;
    pause->setScale9Enabled(true);
    pause->setCapInsets(Rect(16, 16, 16, 16));                            // 48×48的图：四角各16，中间16可拉伸
    pause->setContentSize(Size(96, 96));
    pause->setTitleText("||");
    const rules::Vec left = rules::place(area, {0, 1}, {0, 96}, {24, 24});
    const rules::Vec right = rules::place(area, {1, 1}, {96, 96}, {24, 24});
    score_->setAnchorPoint(Vec2::ANCHOR_MIDDLE_LEFT);
    score_->setPosition(left.x, left.y);
    pause->setPosition(Vec2(right.x, right.y));
    // #endregion
    pause->addClickEventListener([this](Ref*) { if (onPause) onPause(); });
    addChild(score_);
    addChild(pause);

    // #region listen
    auto* listener = EventListenerCustom::create(scoreChanged, [this](EventCustom* event) {
        score_->setString(std::to_string(*static_cast<int*>(event->getUserData())));
    });
    _eventDispatcher->addEventListenerWithSceneGraphPriority(listener, this);   // 节点销毁时自动注销
    // #endregion
    return true;
}
