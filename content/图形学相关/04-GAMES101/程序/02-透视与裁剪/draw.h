#pragma once
#include "clip.h"
#include "image.h"
#include "triangle.h"

inline Vec2 toScreen(Vec4 clip, int width, int height) {       // 除以 w，再放大到像素；y 翻过来朝下
    return {(clip.x / clip.w + 1) / 2 * width, (1 - clip.y / clip.w) / 2 * height};
}

enum class Interpolation { perspective, screen };               // 透视校正；直接用屏幕上的重心坐标
enum class Clipping { on, off };

struct DrawOptions {
    Interpolation interpolation = Interpolation::perspective;
    Clipping clipping = Clipping::on;
};

// #region draw
/** 画一个三角形：裁剪，投到屏幕，逐像素插值后交给 shade(varying)。 */
template <class Shade>
void drawTriangle(Image& target, const std::array<Vertex, 3>& triangle, Shade shade,
                  DrawOptions options = {}) {
    std::vector<Vertex> polygon(triangle.begin(), triangle.end());
    if (options.clipping == Clipping::on) polygon = clipPolygon(std::move(polygon));

    for (std::size_t i = 2; i < polygon.size(); ++i) {          // 切出来的凸多边形再分成三角形
        const Vertex corners[3]{polygon[0], polygon[i - 1], polygon[i]};
        std::array<Vec2, 3> screen;
        for (int k = 0; k < 3; ++k)
            screen[k] = toScreen(corners[k].clip, target.width(), target.height());

        coverTriangle(screen, target.width(), target.height(), [&](int x, int y, Weights w) {
            if (options.interpolation == Interpolation::perspective) {
                double sum = 0;
                for (int k = 0; k < 3; ++k) sum += w[k] /= corners[k].clip.w;   // 屏幕权重除以各自的 w
                for (double& weight : w) weight /= sum;                         // 再让和为 1
            }
            target.at(x, y) = shade(w[0] * corners[0].varying + w[1] * corners[1].varying
                                    + w[2] * corners[2].varying);
        });
    }
}
// #endregion
