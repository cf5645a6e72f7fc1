#pragma once
#include "world.h"
#include <algorithm>
#include <cmath>

namespace rules {

// #region shapes
struct Circle { Vec center; double radius; };
struct Box { Vec center; double halfWidth, halfHeight; };

inline bool overlaps(const Circle& a, const Circle& b) {
    const Vec d = a.center - b.center;
    const double reach = a.radius + b.radius;
    return d.x * d.x + d.y * d.y <= reach * reach;           // 比平方，不用开方
}

inline bool overlaps(const Box& a, const Box& b) {
    return std::abs(a.center.x - b.center.x) <= a.halfWidth + b.halfWidth
        && std::abs(a.center.y - b.center.y) <= a.halfHeight + b.halfHeight;
}

inline bool overlaps(const Circle& circle, const Box& box) {
    const Vec d = circle.center - box.center;                // 盒子里离圆心最近的点
    const Vec nearest{std::clamp(d.x, -box.halfWidth, box.halfWidth), std::clamp(d.y, -box.halfHeight, box.halfHeight)};
    const Vec gap = d - nearest;
    return gap.x * gap.x + gap.y * gap.y <= circle.radius * circle.radius;
}
// #endregion

}   // namespace rules
