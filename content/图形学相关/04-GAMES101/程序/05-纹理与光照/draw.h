#pragma once
#include "clip.h"
#include "target.h"
#include "triangle.h"

inline Vec2 toScreen(Vec4 clip, int width, int height) {       // 除以 w，再放大到像素；y 翻过来朝下
    return {(clip.x / clip.w + 1) / 2 * width, (1 - clip.y / clip.w) / 2 * height};
}

inline Varying interpolate(const Vertex (&corners)[3], Weights w) {
    double sum = 0;
    for (int k = 0; k < 3; ++k) sum += w[k] /= corners[k].clip.w;
    for (double& weight : w) weight /= sum;
    return w[0] * corners[0].varying + w[1] * corners[1].varying + w[2] * corners[2].varying;
}

// #region fragment
/** 着色一个像素时知道的事。 */
struct Fragment {
    Varying at;
    Vec2 uvDx, uvDy;   // 右移、下移一个像素，uv 变多少
};

inline Fragment fragmentOf(const Vertex (&corners)[3], const Coverage& found) {
    const Varying here = interpolate(corners, found.center);
    const Varying right = interpolate(corners, found.at({unit256, 0}));
    const Varying below = interpolate(corners, found.at({0, unit256}));
    return {here, right.uv - here.uv, below.uv - here.uv};
}
// #endregion

/** 多重采样：每像素着色一次，颜色与深度写进盖住的采样点。 */
template <class Shade>
void drawTriangle(Target& target, const std::array<Vertex, 3>& triangle, Shade shade) {
    const std::vector<Vertex> polygon = clipPolygon({triangle.begin(), triangle.end()});

    for (std::size_t i = 2; i < polygon.size(); ++i) {
        const Vertex corners[3]{polygon[0], polygon[i - 1], polygon[i]};
        std::array<Vec2, 3> screen;
        for (int k = 0; k < 3; ++k) screen[k] = toScreen(corners[k].clip, target.width(), target.height());

        coverTriangle(screen, target.width(), target.height(), target.samples(), [&](const Coverage& found) {
            unsigned nearest = 0;
            for (std::size_t s = 0; s < target.samples().size(); ++s) {
                if (!(found.mask >> s & 1)) continue;
                const Weights w = found.at(target.samples()[s]);
                double depth = 0;
                for (int k = 0; k < 3; ++k) depth += w[k] * corners[k].clip.z / corners[k].clip.w;
                if (!(float(depth) < target.depth(found.x, found.y, s))) continue;
                target.depth(found.x, found.y, s) = float(depth);
                nearest |= 1u << s;
            }
            if (nearest == 0) return;
            const Color color = shade(fragmentOf(corners, found));
            for (std::size_t s = 0; s < target.samples().size(); ++s)
                if (nearest >> s & 1) target.color(found.x, found.y, s) = color;
        });
    }
}
