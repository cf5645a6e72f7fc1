#include "draw.h"
#include "line.h"
#include "matrix.h"
#include <cstdio>

// 世界空间里的一块地面，y = 0；uv 每 1 是一格
std::array<Vertex, 4> floorCorners(const Mat4& camera, double nearZ, double farZ) {
    std::array<Vertex, 4> corners;
    const Vec3 points[4]{{-3, 0, nearZ}, {3, 0, nearZ}, {3, 0, farZ}, {-3, 0, farZ}};
    for (int i = 0; i < 4; ++i) {
        const Vec3 p = points[i];
        corners[i] = {camera * Vec4{p.x, p.y, p.z, 1}, {{p.x + 3, -p.z}, {0, 1, 0}, p}};
    }
    return corners;
}

Color checker(const Varying& v) {
    const bool dark = (int(std::floor(v.uv.x)) + int(std::floor(v.uv.y))) % 2 != 0;
    return dark ? Color{0.05, 0.12, 0.2} : Color{0.75, 0.7, 0.6};
}

Image drawFloor(const Mat4& camera, double nearZ, double farZ, DrawOptions options) {
    Image image(480, 270, {0.35, 0.5, 0.7});
    const auto c = floorCorners(camera, nearZ, farZ);
    drawTriangle(image, {c[0], c[1], c[2]}, checker, options);
    drawTriangle(image, {c[0], c[2], c[3]}, checker, options);
    return image;
}

int main() {
    const Mat4 camera = perspective(1.2, 480.0 / 270, 0.1, 100)
                      * lookAt({0, 1.2, 1}, {0, 0.2, -3}, {0, 1, 0});

    // #region pictures
    savePng(drawFloor(camera, -0.5, -12, {Interpolation::screen, Clipping::on}), "affine.png");
    savePng(drawFloor(camera, -0.5, -12, {}), "perspective.png");
    // 一端在相机背后
    savePng(drawFloor(camera, 3, -12, {Interpolation::perspective, Clipping::off}), "unclipped.png");
    savePng(drawFloor(camera, 3, -12, {}), "clipped.png");
    // #endregion

    const auto corners = floorCorners(camera, 3, -12);
    const auto kept = clipPolygon({corners[0], corners[1], corners[2]});
    std::printf("背后的顶点：w=%.2f\n", corners[0].clip.w);
    std::printf("三角形裁剪后有 %zu 个顶点：w 最小 ", kept.size());
    double low = 1e9;
    for (const Vertex& v : kept) low = std::fmin(low, v.clip.w);
    std::printf("%.2f\n", low);
}
