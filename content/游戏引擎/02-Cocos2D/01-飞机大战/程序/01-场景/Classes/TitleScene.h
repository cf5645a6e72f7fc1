#pragma once
#include "cocos2d.h"

class TitleScene : public cocos2d::Scene {
public:
    CREATE_FUNC(TitleScene);
    bool init() override;
};
