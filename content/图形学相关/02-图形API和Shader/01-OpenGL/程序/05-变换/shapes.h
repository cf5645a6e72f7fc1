#pragma once
#include "mesh.h"
#include <cmath>
#include <glm/glm.hpp>
#include <numbers>

// 各形状的属性都是：0 位置(3)，1 法线(3)，2 纹理坐标(2)。从外面看是逆时针。

/** 边长 1 的立方体，中心在原点。 */
inline Mesh makeCube() {
    std::vector<float> vertices;
    std::vector<unsigned> indices;
    for (int axis = 0; axis < 3; ++axis)
        for (const float side : {-0.5f, 0.5f}) {
            glm::vec3 normal{0}, u{0}, v{0};
            normal[axis] = 2 * side;
            if (axis == 1) u.x = 1; else v.y = 1;             // 侧面的 v 朝上
            if (axis == 1) v = glm::cross(normal, u); else u = glm::cross(v, normal);
            const auto first = static_cast<unsigned>(vertices.size() / 8);
            for (const glm::vec2 corner : {glm::vec2{0, 0}, glm::vec2{1, 0}, glm::vec2{1, 1}, glm::vec2{0, 1}}) {
                const glm::vec3 p = 0.5f * normal + (corner.x - 0.5f) * u + (corner.y - 0.5f) * v;
                vertices.insert(vertices.end(), {p.x, p.y, p.z, normal.x, normal.y, normal.z, corner.x, corner.y});
            }
            for (const unsigned i : {0u, 1u, 2u, 2u, 3u, 0u}) indices.push_back(first + i);
        }
    return Mesh{vertices, {3, 3, 2}, indices};
}

/** 朝上的水平面，边长 size，纹理铺 repeats 次。 */
inline Mesh makeFloor(float size, float repeats) {
    const float h = size / 2;
    return Mesh{{-h, 0, h, 0, 1, 0, 0, 0,              h, 0, h, 0, 1, 0, repeats, 0,
                  h, 0, -h, 0, 1, 0, repeats, repeats, -h, 0, -h, 0, 1, 0, 0, repeats}, {3, 3, 2}, {0, 1, 2, 2, 3, 0}};
}

/** 半径 1 的球：columns 条经线，rows 条纬线。 */
inline Mesh makeSphere(unsigned columns = 48, unsigned rows = 24) {
    constexpr float pi = std::numbers::pi_v<float>;
    std::vector<float> vertices;
    std::vector<unsigned> indices;
    for (unsigned row = 0; row <= rows; ++row)
        for (unsigned column = 0; column <= columns; ++column) {
            const float s = static_cast<float>(column) / static_cast<float>(columns), t = static_cast<float>(row) / static_cast<float>(rows);
            const float around = 2 * pi * s, up = pi * (t - 0.5f);
            const glm::vec3 p{std::cos(up) * std::sin(around), std::sin(up), std::cos(up) * std::cos(around)};
            vertices.insert(vertices.end(), {p.x, p.y, p.z, p.x, p.y, p.z, s, t});   // 单位球上，法线就是位置
        }
    for (unsigned row = 0; row < rows; ++row)
        for (unsigned column = 0; column < columns; ++column) {
            const unsigned a = row * (columns + 1) + column, b = a + columns + 1;
            for (const unsigned i : {a, a + 1, b + 1, b + 1, b, a}) indices.push_back(i);
        }
    return Mesh{vertices, {3, 3, 2}, indices};
}
