#pragma once
#include "cocos2d.h"
#include "ui/CocosGUI.h"
#include <functional>

class PauseLayer : public cocos2d::LayerColor {
public:
    CREATE_FUNC(PauseLayer);
    bool init() override;
    std::function<void()> onResume;
};
