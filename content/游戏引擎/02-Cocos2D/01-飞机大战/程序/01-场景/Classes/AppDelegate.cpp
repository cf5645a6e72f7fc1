#include "AppDelegate.h"
#include "TitleScene.h"
#include "../rules/viewport.h"

using namespace cocos2d;

void AppDelegate::initGLContextAttrs() {
    GLContextAttrs attributes{8, 8, 8, 8, 24, 8, 0};   // 红绿蓝透明、深度、模板的位数，多重采样数
    GLView::setGLContextAttrs(attributes);
}

// #region launch
bool AppDelegate::applicationDidFinishLaunching() {
    auto* director = Director::getInstance();
    auto* view = director->getOpenGLView();
    if (!view) {                                        // 桌面上由自己开窗口
        view = GLViewImpl::createWithRect("飞机大战", Rect(0, 0, 540, 960));
        director->setOpenGLView(view);
    }
    const Size screen = view->getFrameSize();
    const bool fixWidth = rules::choosePolicy(screen.width, screen.height) == rules::Policy::fixedWidth;
    view->setDesignResolutionSize(rules::fieldWidth, rules::fieldHeight,
                                  fixWidth ? ResolutionPolicy::FIXED_WIDTH : ResolutionPolicy::FIXED_HEIGHT);
    director->setAnimationInterval(1.0f / 60);
    director->setDisplayStats(true);                    // 左下角：绘制次数、帧率
    director->runWithScene(TitleScene::create());
    return true;
}
// #endregion

void AppDelegate::applicationDidEnterBackground() { Director::getInstance()->stopAnimation(); }
void AppDelegate::applicationWillEnterForeground() { Director::getInstance()->startAnimation(); }
