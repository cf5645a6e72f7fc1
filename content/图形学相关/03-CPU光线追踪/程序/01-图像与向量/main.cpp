#include "image.h"
#include <algorithm>
#include <cstdio>

/** 正对着球看：单位圆里的一点 (x, y) 是球面上的一点，亮度是法线与光的方向夹角的余弦。 */
Color ball(double x, double y) {
    const double square = x * x + y * y;
    if (square > 1) return {0.02, 0.03, 0.05};                 // 球外面是背景
    const Vec3 normal{x, y, std::sqrt(1 - square)};            // 长度正好是 1
    const Vec3 toLight = unit({1, 1, 0.6});
    return std::max(0.0, dot(normal, toLight)) * Color{0.9, 0.75, 0.5};
}

int main() {
    Image image(480, 270);
    const double radius = 120;   // 球的半径，像素
    for (int y = 0; y < image.height(); ++y) {
        std::fprintf(stderr, "\r还剩 %3d 行", image.height() - y);   // 进度写到 stderr，不混进输出
        for (int x = 0; x < image.width(); ++x) {
            const double right = (x + 0.5 - 0.5 * image.width()) / radius;
            const double up = (0.5 * image.height() - (y + 0.5)) / radius;   // 行往下数，y 轴朝上
            image.at(x, y) = ball(right, up);
        }
    }
    std::fprintf(stderr, "\r完成        \n");
    savePpm(image, "ball.ppm");
    savePng(image, "ball.png");

    const Color c = ball(0, 0);
    const auto bytes = toBytes(c);
    std::printf("球心处：线性 (%.4f, %.4f, %.4f) 字节 (%d, %d, %d)\n", c.x, c.y, c.z, bytes[0], bytes[1], bytes[2]);
}
