#pragma once
#include "geometry-stage.h"
#include "obj-model.h"
#include <random>

/** 凹凸的石头，半径约 1。seed 不同，形状不同；columns 是经线的条数。 */
inline IndexedMesh makeRock(unsigned seed, unsigned columns) {
    std::mt19937 random{seed};
    std::vector<glm::vec3> waves;
    for (int i = 0; i < 6; ++i) {
        const auto next = [&] { return static_cast<float>(random() % 2001) / 500 - 2; };
        const float x = next(), y = next(), z = next();
        waves.push_back({x, y, z});
    }
    const auto surface = [&](float around, float up) {
        const glm::vec3 d{std::cos(up) * std::sin(around), std::sin(up), std::cos(up) * std::cos(around)};
        float radius = 1;
        for (const glm::vec3& wave : waves) radius += 0.09f * std::sin(1.7f * glm::dot(wave, d) + wave.x);
        return radius * d;
    };
    IndexedMesh mesh;
    constexpr float pi = std::numbers::pi_v<float>;
    const unsigned rows = columns / 2;
    for (unsigned row = 0; row <= rows; ++row)
        for (unsigned column = 0; column <= columns; ++column) {
            const float s = static_cast<float>(column) / static_cast<float>(columns), t = static_cast<float>(row) / static_cast<float>(rows);
            const float around = 2 * pi * s, up = 0.998f * pi * (t - 0.5f), e = 0.01f;
            const glm::vec3 p = surface(around, up);
            const glm::vec3 n = glm::normalize(glm::cross(surface(around + e, up) - surface(around - e, up), surface(around, up + e) - surface(around, up - e)));
            mesh.vertices.insert(mesh.vertices.end(), {p.x, p.y, p.z, n.x, n.y, n.z, s, t});
        }
    for (unsigned row = 0; row < rows; ++row)
        for (unsigned column = 0; column < columns; ++column) {
            const unsigned a = row * (columns + 1) + column, b = a + columns + 1;
            for (const unsigned i : {a, a + 1, b + 1, b + 1, b, a}) mesh.indices.push_back(i);
        }
    return mesh;
}

/** 绕原点一圈的石头：离中心 4 到 6.5，高低、大小、朝向都是随机的。 */
inline std::vector<glm::mat4> beltPlaces(std::size_t count) {
    std::mt19937 random{7};
    const auto between = [&](float low, float high) { return low + (high - low) * static_cast<float>(random() % 10001) / 10000; };
    std::vector<glm::mat4> places;
    for (std::size_t i = 0; i < count; ++i) {
        const float angle = between(0, 6.2832f), distance = between(4, 6.5f), height = between(-0.25f, 0.25f), size = between(0.02f, 0.075f), turn = between(0, 6.2832f);
        const glm::vec3 axis = glm::normalize(glm::vec3{between(-1, 1), between(-1, 1), 1.01f});
        places.push_back(glm::scale(glm::rotate(glm::translate(glm::mat4{1}, {distance * std::cos(angle), height, distance * std::sin(angle)}), turn, axis), glm::vec3{size}));
    }
    return places;
}

/** 几种形状放在同一对缓冲里，每个实例一个矩阵。 */
class InstancedMeshes {
public:
    struct Shape { GLuint firstIndex, indices; GLint baseVertex; };

    InstancedMeshes(const std::vector<IndexedMesh>& meshes, const std::vector<glm::mat4>& places) {
        std::vector<float> vertices;
        std::vector<unsigned> indices;
        for (const IndexedMesh& mesh : meshes) {
            shapes_.push_back({static_cast<GLuint>(indices.size()), static_cast<GLuint>(mesh.indices.size()), static_cast<GLint>(vertices.size() / 8)});
            vertices.insert(vertices.end(), mesh.vertices.begin(), mesh.vertices.end());
            indices.insert(indices.end(), mesh.indices.begin(), mesh.indices.end());
        }
        glCreateVertexArrays(1, &vao_);
        glCreateBuffers(3, buffers_.data());
        const auto fill = [&](std::size_t i, const auto& data) {
            glNamedBufferStorage(buffers_[i], static_cast<GLsizeiptr>(data.size() * sizeof data[0]), data.data(), 0);
        };
        fill(0, vertices), fill(1, indices), fill(2, places);
        glVertexArrayElementBuffer(vao_, buffers_[1]);
        glVertexArrayVertexBuffer(vao_, 0, buffers_[0], 0, 32);
        for (const GLuint attribute : {0u, 1u}) {
            glVertexArrayAttribFormat(vao_, attribute, 3, GL_FLOAT, GL_FALSE, 12 * attribute);
            glVertexArrayAttribBinding(vao_, attribute, 0);
            glEnableVertexArrayAttrib(vao_, attribute);
        }
        // #region divisor
        glVertexArrayVertexBuffer(vao_, 1, buffers_[2], 0, sizeof(glm::mat4));    // 绑定点 1：每步一个矩阵
        glVertexArrayBindingDivisor(vao_, 1, 1);                                  // 每画完一个实例走一步
        for (GLuint column = 0; column < 4; ++column) {
            const GLuint attribute = 3 + column;                                  // mat4 按列占四个位置
            glVertexArrayAttribFormat(vao_, attribute, 4, GL_FLOAT, GL_FALSE, 16 * column);
            glVertexArrayAttribBinding(vao_, attribute, 1);
            glEnableVertexArrayAttrib(vao_, attribute);
        }
        // #endregion
    }
    ~InstancedMeshes() {
        glDeleteVertexArrays(1, &vao_);
        glDeleteBuffers(3, buffers_.data());
    }
    InstancedMeshes(const InstancedMeshes&) = delete;
    InstancedMeshes& operator=(const InstancedMeshes&) = delete;

    void bind() const { glBindVertexArray(vao_); }
    const Shape& shape(std::size_t i) const { return shapes_.at(i); }

private:
    GLuint vao_ = 0;
    std::array<GLuint, 3> buffers_{};
    std::vector<Shape> shapes_;
};
