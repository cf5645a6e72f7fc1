#pragma once
#include "image.h"

/** size×size 的砖墙：四行砖，每行两块，隔行错开半块；灰缝宽占边长的百分之三。 */
inline Image brickImage(int size) {
    Image image(size, size);
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x) {
            const double u = (x + 0.5) / size * 2, v = (y + 0.5) / size * 4;
            const int row = int(v);
            const double along = u + 0.5 * (row % 2), s = along - std::floor(along), t = v - row;
            const bool mortar = s < 0.06 || t < 0.12;
            const double tint = 0.85 + 0.15 * ((int(along) * 7 + row * 3) % 4) / 3.0;
            image.at(x, y) = mortar ? Color{0.6, 0.58, 0.54} : tint * Color{0.5, 0.16, 0.09};
        }
    return image;
}

/** size×size 的棋盘，cells×cells 格。 */
inline Image checkerImage(int size, int cells) {
    Image image(size, size);
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x) {
            const bool dark = (x * cells / size + y * cells / size) % 2 != 0;
            image.at(x, y) = dark ? Color{0.05, 0.07, 0.1} : Color{0.72, 0.7, 0.65};
        }
    return image;
}
