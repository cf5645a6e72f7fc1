#include "mesh.h"
#include "patterns.h"
#include "texture.h"
#include <cstdio>

int main() {
    const Vec3 eye{0, 2.1, 4.2}, light{3, 5, 3};
    const Mat4 camera = perspective(0.75, 480.0 / 270, 0.1, 60)
                      * lookAt(eye, {0, 0.35, 0}, {0, 1, 0});
    const Texture brick{brickImage(256)}, checker{checkerImage(256, 8)};
    Target target(480, 270, {0.45, 0.58, 0.75}, fourSamples);

    int calls = 0;
    // #region lit
    auto lit = [&](const Texture& texture, double shine) {
        return [&texture, &calls, shine, eye, light](const Fragment& f) {
            ++calls;
            const Color base = texture.anisotropic(f.at.uv, f.uvDx, f.uvDy, 8);
            const Vec3 n = unit(f.at.normal), l = unit(light - f.at.world);
            const Vec3 half = unit(l + unit(eye - f.at.world));
            const double diffuse = std::max(0.0, dot(n, l));
            const double specular = diffuse > 0 ? std::pow(std::max(0.0, dot(n, half)), 40) : 0;
            return (0.15 + 0.9 * diffuse) * base + shine * specular * Color{1, 1, 1};
        };
    };
    const Mesh torus = makeTorus({0, 0.42, 0}, 1.1, 0.42, 64, 32);
    drawMesh(target, makeFloor(-15, 15, -25, 5, 4), camera, lit(checker, 0));
    drawMesh(target, torus, camera, lit(brick, 0.5));
    savePng(target.resolve(), "lit.png");
    std::printf("圆环 %zu 个顶点、%zu 个三角形；连地面共着色 %d 次\n",
                torus.vertices.size(), torus.triangles.size(), calls);
    // #endregion
}
