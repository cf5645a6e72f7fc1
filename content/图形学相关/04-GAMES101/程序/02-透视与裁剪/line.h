#pragma once
#include <cstdlib>

// #region line
/** Bresenham 直线：只有整数的加法与比较；两端都画。 */
template <class Plot>
void drawLine(int x0, int y0, int x1, int y1, Plot plot) {
    const int dx = std::abs(x1 - x0), sx = x0 < x1 ? 1 : -1;
    const int dy = -std::abs(y1 - y0), sy = y0 < y1 ? 1 : -1;
    int error = dx + dy;
    while (true) {
        plot(x0, y0);
        if (x0 == x1 && y0 == y1) return;
        const int twice = 2 * error;
        if (twice >= dy) { error += dy; x0 += sx; }
        if (twice <= dx) { error += dx; y0 += sy; }
    }
}
// #endregion
