#pragma once
#include "mesh.h"
#include <cmath>
#include <glm/glm.hpp>

/** 球面上的方向 -> 形状。 */
inline glm::vec3 drop(glm::vec3 d, float tall, float wide) {
    if (d.y > 0) d.y += tall * 0.9f * d.y * d.y * d.y;
    const float belt = 1 + wide * 0.45f * std::exp(-6 * (d.y + 0.25f) * (d.y + 0.25f));
    return {belt * d.x, d.y, belt * d.z};
}
inline glm::vec3 dropNormal(glm::vec3 d, float tall, float wide) {
    const glm::vec3 u = glm::normalize(glm::cross(std::fabs(d.y) < 0.9f ? glm::vec3{0, 1, 0} : glm::vec3{1, 0, 0}, d)), v = glm::cross(d, u);
    const auto along = [&](glm::vec3 w) { return drop(glm::normalize(d + 0.01f * w), tall, wide) - drop(glm::normalize(d - 0.01f * w), tall, wide); };
    return glm::normalize(glm::cross(along(u), along(v)));
}
/** 球，每个顶点带两组差：拉长、鼓腰，各是位置与法线。 */
inline Mesh makeMorph() {
    std::vector<float> vertices;
    std::vector<unsigned> indices;
    const unsigned columns = 48, rows = 32;
    const auto add = [&](glm::vec3 v) { vertices.insert(vertices.end(), {v.x, v.y, v.z}); };
    for (unsigned row = 0; row <= rows; ++row)
        for (unsigned column = 0; column <= columns; ++column) {
            const float around = 6.2831853f * static_cast<float>(column) / columns, up = 3.1415927f * (static_cast<float>(row) / rows - 0.5f);
            const glm::vec3 d{std::cos(up) * std::sin(around), std::sin(up), std::cos(up) * std::cos(around)};
            add(d), add(d);
            add(drop(d, 1, 0) - d), add(dropNormal(d, 1, 0) - d);
            add(drop(d, 0, 1) - d), add(dropNormal(d, 0, 1) - d);
        }
    for (unsigned row = 0; row < rows; ++row)
        for (unsigned column = 0; column < columns; ++column) {
            const unsigned a = row * (columns + 1) + column, b = a + columns + 1;
            for (const unsigned i : {a, a + 1, b + 1, b + 1, b, a}) indices.push_back(i);
        }
    return Mesh{vertices, {3, 3, 3, 3, 3, 3}, indices};
}
