#include "image.h"
#include "triangle.h"
#include <cstdio>

int main() {
    Image image(480, 270, {0.02, 0.03, 0.05});
    const std::array<Vec2, 3> corners{Vec2{240, 20}, Vec2{420, 245}, Vec2{60, 245}};
    const std::array<Color, 3> colors{Color{1, 0.05, 0.05}, Color{0.05, 1, 0.05}, Color{0.05, 0.05, 1}};
    int covered = 0;
    coverTriangle(corners, image.width(), image.height(), [&](int x, int y, const Weights& w) {
        image.at(x, y) = w[0] * colors[0] + w[1] * colors[1] + w[2] * colors[2];
        ++covered;
    });
    savePng(image, "triangle.png");
    std::printf("盖住 %d 个像素，面积 %.1f\n", covered, 0.5 * 360 * 225);
}
