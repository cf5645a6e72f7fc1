#include "draw.h"
#include "matrix.h"
#include <cstdio>

struct Result {
    Image image;
    int shaded;   // 着色函数被调用了几次
};

/** 棋盘地面上立着一把细长的扇子。 */
Result render(const std::vector<Fixed>& samples, Frequency frequency) {
    const Mat4 camera = perspective(0.9, 240.0 / 135, 0.1, 60) * lookAt({0, 1, 3}, {0, 0.75, 0}, {0, 1, 0});
    Target target(240, 135, {0.55, 0.65, 0.8}, samples);
    int shaded = 0;
    auto vertex = [&](Vec3 p) { return Vertex{camera * Vec4{p.x, p.y, p.z, 1}, {{p.x, p.z}, {}, p}}; };
    auto draw = [&](Vec3 a, Vec3 b, Vec3 c, auto shade) {
        drawTriangle(target, {vertex(a), vertex(b), vertex(c)}, [&](const Varying& v) { ++shaded; return shade(v); }, frequency);
    };

    auto checker = [](const Varying& v) {
        const bool dark = (int(std::floor(2 * v.uv.x)) + int(std::floor(2 * v.uv.y))) % 2 != 0;
        return dark ? Color{0.06, 0.08, 0.1} : Color{0.7, 0.7, 0.65};
    };
    draw({-20, 0, 4}, {20, 0, 4}, {20, 0, -30}, checker);
    draw({-20, 0, 4}, {20, 0, -30}, {-20, 0, -30}, checker);
    for (int i = 0; i < 14; ++i) {
        const double angle = (i + 0.5) * std::acos(-1.0) / 14, half = 0.045;
        auto tip = [&](double a) { return Vec3{1.15 * std::cos(a), 0.25 + 1.15 * std::sin(a), 0}; };
        draw({0, 0.25, 0}, tip(angle - half), tip(angle + half), [](const Varying&) { return Color{0.75, 0.1, 0.05}; });
    }
    return {target.resolve(), shaded};
}

int main() {
    // 竖直的边在 x=0.4，左边是三角形：像素 (0,0) 的四个采样点各在不在里面
    const std::array corners{Vec2{0.4, -20}, Vec2{0.4, 20}, Vec2{-20, 0}};
    coverTriangle(corners, 1, 1, fourSamples, [](const Coverage& found) {
        std::printf("采样点 0 到 3：");
        for (unsigned s = 0; s < 4; ++s) std::printf(" %u", found.mask >> s & 1);
        std::printf("\n");
    });

    // #region pictures
    const Result one = render(oneSample, Frequency::pixel);
    const Result msaa = render(fourSamples, Frequency::pixel);
    const Result ssaa = render(fourSamples, Frequency::sample);
    savePng(magnify(one.image, 2), "one.png");
    savePng(magnify(msaa.image, 2), "msaa.png");
    savePng(magnify(ssaa.image, 2), "ssaa.png");
    std::printf("着色次数：不抗锯齿 %d，4×MSAA %d，4×SSAA %d\n",
                one.shaded, msaa.shaded, ssaa.shaded);
    // #endregion
}
