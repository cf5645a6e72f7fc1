#pragma once
#include "clip.h"
#include "target.h"
#include "triangle.h"

inline Vec2 toScreen(Vec4 clip, int width, int height) {       // 除以 w，再放大到像素；y 翻过来朝下
    return {(clip.x / clip.w + 1) / 2 * width, (1 - clip.y / clip.w) / 2 * height};
}

enum class DepthTest { on, off };

/** 画一个三角形：裁剪，投到屏幕，逐像素比深度，近的才着色、写入。 */
template <class Shade>
void drawTriangle(Target& target, const std::array<Vertex, 3>& triangle, Shade shade,
                  DepthTest test = DepthTest::on) {
    const std::vector<Vertex> polygon = clipPolygon({triangle.begin(), triangle.end()});

    for (std::size_t i = 2; i < polygon.size(); ++i) {
        const Vertex corners[3]{polygon[0], polygon[i - 1], polygon[i]};
        std::array<Vec2, 3> screen;
        for (int k = 0; k < 3; ++k)
            screen[k] = toScreen(corners[k].clip, target.width(), target.height());

        coverTriangle(screen, target.width(), target.height(), [&](int x, int y, Weights w) {
            // #region depth
            double depth = 0;                                  // z/w，在屏幕上是线性的
            for (int k = 0; k < 3; ++k) depth += w[k] * corners[k].clip.z / corners[k].clip.w;
            if (test == DepthTest::on && !(float(depth) < target.depth(x, y))) return;
            target.depth(x, y) = float(depth);

            double sum = 0;
            for (int k = 0; k < 3; ++k) sum += w[k] /= corners[k].clip.w;
            for (double& weight : w) weight /= sum;
            target.color.at(x, y) = shade(w[0] * corners[0].varying + w[1] * corners[1].varying
                                          + w[2] * corners[2].varying);
            // #endregion
        });
    }
}
