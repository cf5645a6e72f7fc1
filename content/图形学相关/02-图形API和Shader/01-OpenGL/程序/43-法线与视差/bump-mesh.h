#pragma once
#include "bump-wall.h"
#include "mesh.h"
#include <array>
#include <stdexcept>
#include <vector>

struct BumpVertex {
    glm::vec3 position, normal;
    glm::vec2 uv;
    glm::vec4 tangent{0};                        // xyz 沿 u 增加的方向；w 是 ±1，副切线朝哪边
};

// #region tangent
struct Tangents { glm::vec3 t, b; };

/** 一个三角形里，纹理坐标 u、v 各增加1，位置怎样变。uv 连成一线时没有答案，抛出。 */
inline Tangents triangleTangents(const BumpVertex& p0, const BumpVertex& p1, const BumpVertex& p2) {
    const glm::vec3 e1 = p1.position - p0.position, e2 = p2.position - p0.position;
    const glm::vec2 d1 = p1.uv - p0.uv, d2 = p2.uv - p0.uv;
    const float det = d1.x * d2.y - d2.x * d1.y;
    if (det == 0) throw std::invalid_argument("三角形的纹理坐标没有面积");
    return {(d2.y * e1 - d1.y * e2) / det, (d1.x * e2 - d2.x * e1) / det};
}

/** 逐顶点：累加相邻三角形的切线，减去沿法线的部分，记下左右手。 */
inline void addTangents(std::vector<BumpVertex>& vertices, const std::vector<unsigned>& indices) {
    std::vector<Tangents> sums(vertices.size(), Tangents{glm::vec3{0}, glm::vec3{0}});
    for (std::size_t i = 0; i + 2 < indices.size(); i += 3) {
        const Tangents one = triangleTangents(vertices[indices[i]], vertices[indices[i + 1]], vertices[indices[i + 2]]);
        for (std::size_t k = 0; k < 3; ++k) {
            sums[indices[i + k]].t += one.t;
            sums[indices[i + k]].b += one.b;
        }
    }
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        const glm::vec3 n = vertices[i].normal;
        const glm::vec3 t = glm::normalize(sums[i].t - glm::dot(n, sums[i].t) * n);     // 施密特正交化
        vertices[i].tangent = {t, glm::dot(glm::cross(n, t), sums[i].b) < 0 ? -1.0f : 1.0f};
    }
}
// #endregion

inline Mesh bumpMesh(const std::vector<BumpVertex>& vertices, const std::vector<unsigned>& indices) {
    std::vector<float> floats;
    for (const BumpVertex& v : vertices)
        floats.insert(floats.end(), {v.position.x, v.position.y, v.position.z, v.normal.x, v.normal.y, v.normal.z, v.uv.x, v.uv.y,
                                     v.tangent.x, v.tangent.y, v.tangent.z, v.tangent.w});
    return Mesh{floats, {3, 3, 2, 4}, indices};
}

/** 边长 1、正面朝 +z 的墙，分成 cells² 格。isCarved 时顶点真的按高度凹下去。 */
inline Mesh makeWall(int cells, bool isCarved) {
    std::vector<BumpVertex> vertices;
    std::vector<unsigned> indices;
    for (int y = 0; y <= cells; ++y)
        for (int x = 0; x <= cells; ++x) {
            const glm::vec2 uv = glm::vec2{x, y} / static_cast<float>(cells);
            const float z = isCarved ? BrickWall::depth * (BrickWall::heightAt(uv) - 1) : 0;
            vertices.push_back({{uv.x - 0.5f, uv.y - 0.5f, z}, {0, 0, 1}, uv});
        }
    const auto stride = static_cast<unsigned>(cells + 1);
    for (unsigned y = 0; y + 1 < stride; ++y)
        for (unsigned x = 0; x + 1 < stride; ++x) {
            const unsigned a = y * stride + x, b = a + stride;
            for (const unsigned i : {a, a + 1, b + 1, b + 1, b, a}) indices.push_back(i);
        }
    addTangents(vertices, indices);
    return bumpMesh(vertices, indices);
}
