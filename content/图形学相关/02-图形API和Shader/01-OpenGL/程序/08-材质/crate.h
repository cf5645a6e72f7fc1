#pragma once
#include "texture.h"
#include <algorithm>
#include <cmath>

/** 128×128 的木箱：四边和一条斜撑是铁，中间是木板，板上有一个发光的圆环。三张图由同一个形状画出。 */
struct Crate {
    Image color{128, 128, {}}, specular{128, 128, {}}, glow{128, 128, {}};

    Crate() {
        for (int y = 0; y < 128; ++y)
            for (int x = 0; x < 128; ++x) {
                const int edge = std::min(std::min(x, 127 - x), std::min(y, 127 - y));
                const bool isIron = edge < 14;
                const double r = std::hypot(x - 63.5, y - 63.5);
                const bool isRing = 22 <= r && r < 27;
                const bool isRivet = isIron && std::hypot(x % 38 - 7, y % 38 - 7) < 3;
                const bool isGap = !isIron && y % 20 < 2;                                        // 木板之间的缝
                const double grain = 0.5 + 0.5 * std::sin(0.9 * y + 3 * std::sin(0.05 * x + y / 20));
                if (isIron) push(color, isRivet ? 190 : 122, isRivet ? 190 : 128, isRivet ? 195 : 136);
                else if (isGap) push(color, 52, 34, 20);
                else push(color, 142 + 28 * grain, 92 + 22 * grain, 50 + 14 * grain);
                const double shine = isIron ? 220 : isGap ? 0 : 14;
                push(specular, shine, shine, shine);
                push(glow, isRing ? 90 : 0, isRing ? 220 : 0, isRing ? 255 : 0);
            }
    }

private:
    static void push(Image& image, double r, double g, double b) {
        for (const double value : {r, g, b, 255.0}) image.rgba.push_back(static_cast<unsigned char>(value));
    }
};

/** 一种颜色的 1×1 图，给没有贴图的材质用。 */
inline Image plain(int r, int g, int b) {
    return {1, 1, {static_cast<unsigned char>(r), static_cast<unsigned char>(g), static_cast<unsigned char>(b), 255}};
}
