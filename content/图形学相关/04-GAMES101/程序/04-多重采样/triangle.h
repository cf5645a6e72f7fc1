#pragma once
#include "vec.h"
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

inline constexpr std::int64_t unit256 = 256;              // 一个像素分成 256 份

struct Fixed { std::int64_t x, y; };                      // 屏幕坐标，以 1/256 像素为单位，y 朝下
inline Fixed snap(Vec2 p) { return {std::llround(p.x * unit256), std::llround(p.y * unit256)}; }

/** a、b、p 围成的有向面积的两倍；屏幕上 p 在 a→b 前进方向的右手边时为正。 */
inline std::int64_t edge(Fixed a, Fixed b, Fixed p) {
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
}

struct Edge {
    std::int64_t first, stepX, stepY;                     // 像素 (0,0) 中心处的值；右移、下移一个像素各加多少
    bool topLeft;

    Edge(Fixed a, Fixed b)
        : first{edge(a, b, {unit256 / 2, unit256 / 2})},
          stepX{-(b.y - a.y) * unit256},
          stepY{(b.x - a.x) * unit256},
          topLeft{b.y < a.y || (b.y == a.y && b.x > a.x)} {}

    std::int64_t at(int x, int y) const { return first + x * stepX + y * stepY; }
    std::int64_t offset(Fixed o) const { return (stepX * o.x + stepY * o.y) / unit256; }   // 离开中心多少，值差多少
    bool accepts(std::int64_t value) const { return value > 0 || (value == 0 && topLeft); }
};

using Weights = std::array<double, 3>;                    // 重心坐标，和为 1

/** 采样点离像素中心多远，以 1/256 像素为单位。 */
inline const std::vector<Fixed> oneSample{{0, 0}};
inline const std::vector<Fixed> fourSamples{{-32, -96}, {96, -32}, {-96, 32}, {32, 96}};

/** 一个像素被盖住的情形：mask 的第 s 位说第 s 个采样点在不在里面。 */
struct Coverage {
    int x, y;
    unsigned mask;
    Weights center;                                       // 像素中心处的重心坐标
    Weights perX, perY;                                   // 右移、下移一个像素，重心坐标各变多少

    Weights at(Fixed offset) const {
        Weights w = center;
        for (int i = 0; i < 3; ++i) w[i] += (perX[i] * double(offset.x) + perY[i] * double(offset.y)) / double(unit256);
        return w;
    }
};

template <class Pixel>
void coverTriangle(std::array<Vec2, 3> corners, int width, int height, const std::vector<Fixed>& samples, Pixel pixel) {
    const std::array<Fixed, 3> p{snap(corners[0]), snap(corners[1]), snap(corners[2])};
    std::array<int, 3> order{0, 1, 2};
    if (edge(p[0], p[1], p[2]) < 0) std::swap(order[1], order[2]);
    const Fixed a = p[order[0]], b = p[order[1]], c = p[order[2]];
    const std::int64_t area = edge(a, b, c);
    if (area == 0) return;

    const std::array<Edge, 3> edges{Edge{b, c}, Edge{c, a}, Edge{a, b}};
    const auto [left, right] = std::minmax({a.x, b.x, c.x});
    const auto [top, bottom] = std::minmax({a.y, b.y, c.y});
    const int x0 = int(std::clamp<std::int64_t>(left / unit256, 0, width)), x1 = int(std::clamp<std::int64_t>(right / unit256 + 1, 0, width));
    const int y0 = int(std::clamp<std::int64_t>(top / unit256, 0, height)), y1 = int(std::clamp<std::int64_t>(bottom / unit256 + 1, 0, height));

    for (int y = y0; y < y1; ++y)
        for (int x = x0; x < x1; ++x) {
            Coverage found{x, y, 0, {}, {}, {}};
            // #region samples
            for (std::size_t s = 0; s < samples.size(); ++s) {
                bool inside = true;
                for (const Edge& e : edges)
                    inside = inside && e.accepts(e.at(x, y) + e.offset(samples[s]));
                if (inside) found.mask |= 1u << s;
            }
            // #endregion
            if (found.mask == 0) continue;
            for (int i = 0; i < 3; ++i) {
                found.center[order[i]] = double(edges[i].at(x, y)) / double(area);
                found.perX[order[i]] = double(edges[i].stepX) / double(area);
                found.perY[order[i]] = double(edges[i].stepY) / double(area);
            }
            pixel(found);
        }
}
