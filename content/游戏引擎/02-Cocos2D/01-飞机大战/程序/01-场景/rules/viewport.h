#pragma once
#include "world.h"
#include <algorithm>
#include <cmath>

namespace rules {

// #region viewport
enum class Policy { exactFit, noBorder, showAll, fixedHeight, fixedWidth };

struct Viewport {
    double scaleX = 1, scaleY = 1;      // 一个设计点占多少像素
    double originX = 0, originY = 0;    // 看得见的部分的左下角，设计点
    double width = 0, height = 0;       // 看得见的部分有多大，设计点
};

// 与 GLView::updateDesignResolutionSize、getVisibleSize、getVisibleOrigin 相同的算法
inline Viewport viewportOf(Policy policy, double screenWidth, double screenHeight) {
    double designWidth = fieldWidth, designHeight = fieldHeight;
    double sx = screenWidth / designWidth, sy = screenHeight / designHeight;
    if (policy == Policy::noBorder) sx = sy = std::max(sx, sy);
    if (policy == Policy::showAll) sx = sy = std::min(sx, sy);
    if (policy == Policy::fixedHeight) { sx = sy; designWidth = std::ceil(screenWidth / sx); }
    if (policy == Policy::fixedWidth) { sy = sx; designHeight = std::ceil(screenHeight / sy); }
    if (policy != Policy::noBorder) return {sx, sy, 0, 0, designWidth, designHeight};
    const double w = screenWidth / sx, h = screenHeight / sy;
    return {sx, sy, (designWidth - w) / 2, (designHeight - h) / 2, w, h};
}

// 屏幕比设计的瘦就固定宽，否则固定高：720×1280 总能整块看见
inline Policy choosePolicy(double screenWidth, double screenHeight) {
    return screenHeight * fieldWidth >= screenWidth * fieldHeight ? Policy::fixedWidth : Policy::fixedHeight;
}
// #endregion

}   // namespace rules
