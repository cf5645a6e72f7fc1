#pragma once
#include "vec.h"
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <utility>

// #region edge
inline constexpr std::int64_t unit256 = 256;       // 一个像素分成 256 份

struct Fixed { std::int64_t x, y; };               // 屏幕坐标，以 1/256 像素为单位，y 朝下
inline Fixed snap(Vec2 p) {
    return {std::llround(p.x * unit256), std::llround(p.y * unit256)};
}

/** a、b、p 围成的有向面积的两倍；屏幕上 p 在 a→b 前进方向的右手边时为正。 */
inline std::int64_t edge(Fixed a, Fixed b, Fixed p) {
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
}

enum class Rule { topLeft, inclusive, exclusive }; // 恰好在边上：左上规则；都算；都不算

struct Edge {
    std::int64_t first;                            // 像素 (0,0) 中心处的值
    std::int64_t stepX, stepY;                     // 右移、下移一个像素，各加多少
    bool topLeft;

    Edge(Fixed a, Fixed b)
        : first{edge(a, b, {unit256 / 2, unit256 / 2})},
          stepX{-(b.y - a.y) * unit256},
          stepY{(b.x - a.x) * unit256},
          topLeft{b.y < a.y || (b.y == a.y && b.x > a.x)} {}

    std::int64_t at(int x, int y) const { return first + x * stepX + y * stepY; }
    bool accepts(std::int64_t value, Rule rule) const {
        if (value != 0) return value > 0;
        return rule == Rule::inclusive || (rule == Rule::topLeft && topLeft);
    }
};
// #endregion

using Weights = std::array<double, 3>;                    // 重心坐标，和为 1

/** 对三角形盖住的每个像素调用 pixel(x, y, 重心坐标)。 */
template <class Pixel>
void coverTriangle(std::array<Vec2, 3> corners, int width, int height, Pixel pixel,
                   Rule rule = Rule::topLeft) {
    const std::array<Fixed, 3> p{snap(corners[0]), snap(corners[1]), snap(corners[2])};
    std::array<int, 3> order{0, 1, 2};
    if (edge(p[0], p[1], p[2]) < 0) std::swap(order[1], order[2]);   // 让里面的值为正
    const Fixed a = p[order[0]], b = p[order[1]], c = p[order[2]];
    const std::int64_t area = edge(a, b, c);
    if (area == 0) return;                                           // 缩成了线或点

    const std::array<Edge, 3> edges{Edge{b, c}, Edge{c, a}, Edge{a, b}};   // 第 i 条对着第 i 个顶点
    const auto [left, right] = std::minmax({a.x, b.x, c.x});
    const auto [top, bottom] = std::minmax({a.y, b.y, c.y});
    const int x0 = int(std::clamp<std::int64_t>(left / unit256, 0, width)), x1 = int(std::clamp<std::int64_t>(right / unit256 + 1, 0, width));
    const int y0 = int(std::clamp<std::int64_t>(top / unit256, 0, height)), y1 = int(std::clamp<std::int64_t>(bottom / unit256 + 1, 0, height));

    // #region cover
    for (int y = y0; y < y1; ++y) {                    // 包围盒的各行
        std::array<std::int64_t, 3> value;
        for (int i = 0; i < 3; ++i) value[i] = edges[i].at(x0, y);
        for (int x = x0; x < x1; ++x) {
            bool inside = true;
            for (int i = 0; i < 3; ++i) inside = inside && edges[i].accepts(value[i], rule);
            if (inside) {
                Weights weights{};
                for (int i = 0; i < 3; ++i) weights[order[i]] = double(value[i]) / double(area);
                pixel(x, y, weights);
            }
            for (int i = 0; i < 3; ++i) value[i] += edges[i].stepX;   // 右移一格：三次加法
        }
    }
    // #endregion
}
