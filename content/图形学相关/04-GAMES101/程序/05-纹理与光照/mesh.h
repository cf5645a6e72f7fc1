#pragma once
#include "draw.h"
#include "matrix.h"
#include <vector>

struct Mesh {
    std::vector<Varying> vertices;                 // 已经在世界空间
    std::vector<std::array<std::size_t, 3>> triangles;
};

/** 圆环：大半径 major，管子半径 minor，躺在 y = center.y 的平面上。 */
inline Mesh makeTorus(Vec3 center, double major, double minor, int around, int tube) {
    const double turn = 2 * std::acos(-1.0);
    Mesh mesh;
    for (int i = 0; i <= around; ++i)              // 首尾各一列：位置相同，uv 相差一圈
        for (int j = 0; j <= tube; ++j) {
            const double u = double(i) / around, v = double(j) / tube;
            const Vec3 outward{std::cos(u * turn), 0, std::sin(u * turn)};
            const Vec3 normal = std::cos(v * turn) * outward + std::sin(v * turn) * Vec3{0, 1, 0};
            mesh.vertices.push_back({{6 * u, 2 * v}, normal, center + major * outward + minor * normal});
        }
    const auto index = [&](int i, int j) { return std::size_t(i) * std::size_t(tube + 1) + std::size_t(j); };
    for (int i = 0; i < around; ++i)
        for (int j = 0; j < tube; ++j) {
            mesh.triangles.push_back({index(i, j), index(i, j + 1), index(i + 1, j + 1)});
            mesh.triangles.push_back({index(i, j), index(i + 1, j + 1), index(i + 1, j)});
        }
    return mesh;
}

/** y = 0 上的方形地面；uv 每 1 是 tile 个单位。 */
inline Mesh makeFloor(double left, double right, double far, double near, double tile) {
    Mesh mesh;
    for (Vec3 p : {Vec3{left, 0, near}, Vec3{right, 0, near}, Vec3{right, 0, far}, Vec3{left, 0, far}})
        mesh.vertices.push_back({{p.x / tile, p.z / tile}, {0, 1, 0}, p});
    mesh.triangles = {{0, 1, 2}, {0, 2, 3}};
    return mesh;
}

template <class Shade>
void drawMesh(Target& target, const Mesh& mesh, const Mat4& camera, Shade shade) {
    for (const auto& triangle : mesh.triangles) {
        std::array<Vertex, 3> corners;
        for (int k = 0; k < 3; ++k) {
            const Varying& v = mesh.vertices[triangle[k]];
            corners[k] = {camera * Vec4{v.world.x, v.world.y, v.world.z, 1}, v};
        }
        drawTriangle(target, corners, shade);
    }
}
