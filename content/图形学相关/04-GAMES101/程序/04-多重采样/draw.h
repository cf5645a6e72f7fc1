#pragma once
#include "clip.h"
#include "target.h"
#include "triangle.h"

inline Vec2 toScreen(Vec4 clip, int width, int height) {       // 除以 w，再放大到像素；y 翻过来朝下
    return {(clip.x / clip.w + 1) / 2 * width, (1 - clip.y / clip.w) / 2 * height};
}

enum class Frequency { pixel, sample };                         // 着色：每像素一次（MSAA），每采样点一次（SSAA）

inline Varying interpolate(const Vertex (&corners)[3], Weights w) {
    double sum = 0;
    for (int k = 0; k < 3; ++k) sum += w[k] /= corners[k].clip.w;
    for (double& weight : w) weight /= sum;
    return w[0] * corners[0].varying + w[1] * corners[1].varying + w[2] * corners[2].varying;
}

template <class Shade>
void drawTriangle(Target& target, const std::array<Vertex, 3>& triangle, Shade shade, Frequency frequency = Frequency::pixel) {
    const std::vector<Vertex> polygon = clipPolygon({triangle.begin(), triangle.end()});

    for (std::size_t i = 2; i < polygon.size(); ++i) {
        const Vertex corners[3]{polygon[0], polygon[i - 1], polygon[i]};
        std::array<Vec2, 3> screen;
        for (int k = 0; k < 3; ++k) screen[k] = toScreen(corners[k].clip, target.width(), target.height());

        coverTriangle(screen, target.width(), target.height(), target.samples(), [&](const Coverage& found) {
            // #region samples
            std::vector<std::size_t> nearest;                    // 盖住、又比已有的近的采样点
            for (std::size_t s = 0; s < target.samples().size(); ++s) {
                if (!(found.mask >> s & 1)) continue;
                const Weights w = found.at(target.samples()[s]);  // 采样点处的重心坐标
                double depth = 0;
                for (int k = 0; k < 3; ++k) depth += w[k] * corners[k].clip.z / corners[k].clip.w;
                if (!(float(depth) < target.depth(found.x, found.y, s))) continue;
                target.depth(found.x, found.y, s) = float(depth);
                nearest.push_back(s);
            }
            if (nearest.empty()) return;
            if (frequency == Frequency::sample) {                // SSAA：每个采样点都着色
                for (std::size_t s : nearest) {
                    const Weights w = found.at(target.samples()[s]);
                    target.color(found.x, found.y, s) = shade(interpolate(corners, w));
                }
            } else {
                const Color color = shade(interpolate(corners, found.center));   // MSAA：只着色一次
                for (std::size_t s : nearest) target.color(found.x, found.y, s) = color;
            }
            // #endregion
        });
    }
}
