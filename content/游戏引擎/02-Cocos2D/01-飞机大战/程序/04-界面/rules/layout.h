#pragma once
#include "world.h"

namespace rules {

// #region layout
struct Area { double x = 0, y = 0, width = 0, height = 0; };

// 控件中心的位置：anchor 的0、0.5、1是左中右（下中上），margin 是控件的边到区域的边
inline Vec place(const Area& area, Vec anchor, Vec size, Vec margin) {
    const auto along = [](double start, double length, double at, double extent, double gap) {
        return start + gap + extent / 2 + at * (length - extent - 2 * gap);
    };
    return {along(area.x, area.width, anchor.x, size.x, margin.x), along(area.y, area.height, anchor.y, size.y, margin.y)};
}
// #endregion

}   // namespace rules
