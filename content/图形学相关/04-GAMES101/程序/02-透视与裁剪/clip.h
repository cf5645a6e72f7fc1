#pragma once
#include "vertex.h"
#include <vector>

/** 到六个裁剪面的“距离”：不小于 0 是里面。次序：左 右 下 上 近 远。 */
inline double clipDistance(Vec4 p, int plane) {
    switch (plane) {
        case 0: return p.w + p.x;
        case 1: return p.w - p.x;
        case 2: return p.w + p.y;
        case 3: return p.w - p.y;
        case 4: return p.w + p.z;
        default: return p.w - p.z;
    }
}

// #region clip
/** Sutherland–Hodgman：一个面一个面地切，每次留下里面的一半。 */
inline std::vector<Vertex> clipPolygon(std::vector<Vertex> polygon) {
    for (int plane = 0; plane < 6; ++plane) {
        std::vector<Vertex> kept;
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const Vertex &from = polygon[i], &to = polygon[(i + 1) % polygon.size()];
            const double d0 = clipDistance(from.clip, plane);
            const double d1 = clipDistance(to.clip, plane);
            if (d0 >= 0) kept.push_back(from);
            if ((d0 >= 0) != (d1 >= 0)) {                       // 这条边穿过裁剪面
                const double t = d0 / (d0 - d1);
                kept.push_back({(1 - t) * from.clip + t * to.clip,
                                (1 - t) * from.varying + t * to.varying});
            }
        }
        polygon = std::move(kept);
    }
    return polygon;
}
// #endregion
