#include "draw.h"
#include "matrix.h"
#include <algorithm>
#include <cstdio>
#include <set>
#include <vector>

struct Bar {
    std::array<Vec3, 4> corners;   // 世界空间
    Color color;
};

/** 三块木条排成一圈：每一块的头压在下一块上，尾被上一块压着。 */
std::array<Bar, 3> makeBars() {
    std::array<Bar, 3> bars;
    const Color colors[3]{{0.8, 0.25, 0.1}, {0.15, 0.55, 0.2}, {0.15, 0.3, 0.75}};
    for (int i = 0; i < 3; ++i) {
        const double angle = i * 2 * std::acos(-1.0) / 3;
        auto turn = [&](double x, double y, double z) {
            return Vec3{x * std::cos(angle) - y * std::sin(angle), x * std::sin(angle) + y * std::cos(angle), z};
        };
        bars[i] = {{turn(-1.7, -0.75, -0.4), turn(1.7, -0.75, 0.4), turn(1.7, -0.3, 0.4), turn(-1.7, -0.3, -0.4)}, colors[i]};
    }
    return bars;
}

Image draw(const std::array<int, 3>& order, DepthTest test) {
    const Mat4 camera = perspective(0.8, 480.0 / 270, 1, 10) * lookAt({0, 0, 5.4}, {0, 0, 0}, {0, 1, 0});
    Target target(480, 270, {0.85, 0.85, 0.82});
    const auto bars = makeBars();
    for (int i : order) {
        auto vertex = [&](int k) {
            const Vec3 p = bars[i].corners[k];
            return Vertex{camera * Vec4{p.x, p.y, p.z, 1}, {{}, {}, p}};
        };
        auto shade = [&](const Varying& v) { return (0.75 + 0.5 * v.world.z) * bars[i].color; };   // 近亮远暗
        drawTriangle(target, {vertex(0), vertex(1), vertex(2)}, shade, test);
        drawTriangle(target, {vertex(0), vertex(2), vertex(3)}, shade, test);
    }
    return target.color;
}

std::vector<float> numbers(const Image& image) {
    std::vector<float> all;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const Color c = image.at(x, y);
            all.insert(all.end(), {float(c.x), float(c.y), float(c.z)});
        }
    return all;
}

int main() {
    for (const Bar& bar : makeBars()) {
        double z = 0;
        for (Vec3 p : bar.corners) z += p.z / 4;
        std::printf("木条中心的深度：z=%.2f\n", z + 0.0);
    }
    savePng(draw({2, 1, 0}, DepthTest::off), "painter.png");
    savePng(draw({2, 1, 0}, DepthTest::on), "zbuffer.png");

    // #region orders
    std::array<int, 3> order{0, 1, 2};
    std::set<std::vector<float>> painter, zbuffer;
    do {
        painter.insert(numbers(draw(order, DepthTest::off)));
        zbuffer.insert(numbers(draw(order, DepthTest::on)));
    } while (std::ranges::next_permutation(order).found);
    std::printf("六种次序：后画的盖住先画的，得到 %zu 种图；深度缓冲，%zu 种\n",
                painter.size(), zbuffer.size());
    // #endregion
}
