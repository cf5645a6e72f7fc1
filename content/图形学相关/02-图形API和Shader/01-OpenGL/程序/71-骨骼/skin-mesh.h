#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <epoxy/gl.h>
#include <glm/glm.hpp>
#include <glm/gtc/quaternion.hpp>
#include <stdexcept>
#include <vector>

// #region vertex
struct SkinVertex {
    glm::vec3 position{0}, normal{0};
    glm::vec2 uv{0};
    std::array<std::uint8_t, 4> joints{};
    std::array<float, 4> weights{};

    /** 只留最大的四个。 */
    void add(std::uint8_t joint, float weight) {
        for (std::size_t i = 0; i < 4; ++i)
            if (weight > weights[i]) {
                std::swap(weight, weights[i]);
                std::swap(joint, joints[i]);
            }
    }
    void normalize() {
        const float sum = weights[0] + weights[1] + weights[2] + weights[3];
        if (!(sum > 0)) throw std::runtime_error("有顶点不归任何关节");
        for (float& weight : weights) weight /= sum;
    }
};
// #endregion

class SkinMesh {
public:
    SkinMesh(const std::vector<SkinVertex>& vertices, const std::vector<unsigned>& indices)
        : count_{static_cast<GLsizei>(indices.size())} {
        glCreateBuffers(2, buffers_.data());
        glNamedBufferStorage(buffers_[0], static_cast<GLsizeiptr>(vertices.size() * sizeof(SkinVertex)), vertices.data(), 0);
        glNamedBufferStorage(buffers_[1], static_cast<GLsizeiptr>(indices.size() * sizeof(unsigned)), indices.data(), 0);
        glCreateVertexArrays(1, &vao_);
        glVertexArrayVertexBuffer(vao_, 0, buffers_[0], 0, sizeof(SkinVertex));
        glVertexArrayElementBuffer(vao_, buffers_[1]);
        // #region attributes
        const auto floats = [&](GLuint attribute, GLint size, std::size_t offset) {
            glVertexArrayAttribFormat(vao_, attribute, size, GL_FLOAT, GL_FALSE, static_cast<GLuint>(offset));
        };
        floats(0, 3, offsetof(SkinVertex, position));
        floats(1, 3, offsetof(SkinVertex, normal));
        floats(2, 2, offsetof(SkinVertex, uv));
        floats(4, 4, offsetof(SkinVertex, weights));
        // 编号是整数：函数名里多一个 I
        glVertexArrayAttribIFormat(vao_, 3, 4, GL_UNSIGNED_BYTE, offsetof(SkinVertex, joints));
        // #endregion
        for (GLuint attribute = 0; attribute < 5; ++attribute) {
            glVertexArrayAttribBinding(vao_, attribute, 0);
            glEnableVertexArrayAttrib(vao_, attribute);
        }
    }
    ~SkinMesh() {
        glDeleteVertexArrays(1, &vao_);
        glDeleteBuffers(2, buffers_.data());
    }
    SkinMesh(const SkinMesh&) = delete;
    SkinMesh& operator=(const SkinMesh&) = delete;
    void draw() const {
        glBindVertexArray(vao_);
        glDrawElements(GL_TRIANGLES, count_, GL_UNSIGNED_INT, nullptr);
    }

private:
    GLuint vao_ = 0;
    std::array<GLuint, 2> buffers_{};
    GLsizei count_;
};

/** 着色器里 Joints 与 Duals 两块的内容。 */
class JointBuffer {
public:
    static constexpr std::size_t limit = 128;
    JointBuffer() {
        glCreateBuffers(2, ids_.data());
        glNamedBufferStorage(ids_[0], limit * sizeof(glm::mat4), nullptr, GL_DYNAMIC_STORAGE_BIT);
        glNamedBufferStorage(ids_[1], limit * sizeof(glm::mat2x4), nullptr, GL_DYNAMIC_STORAGE_BIT);
    }
    ~JointBuffer() { glDeleteBuffers(2, ids_.data()); }
    JointBuffer(const JointBuffer&) = delete;
    JointBuffer& operator=(const JointBuffer&) = delete;

    void write(const std::vector<glm::mat4>& skin) const {
        if (skin.size() > limit) throw std::length_error("关节太多");
        std::vector<glm::mat2x4> duals;
        for (const glm::mat4& m : skin) {                       // 只有旋转与平移时才成立
            const glm::quat q = glm::quat_cast(glm::mat3{m}), t{0, m[3].x, m[3].y, m[3].z}, d = 0.5f * (t * q);
            duals.push_back({{q.x, q.y, q.z, q.w}, {d.x, d.y, d.z, d.w}});
        }
        glNamedBufferSubData(ids_[0], 0, static_cast<GLsizeiptr>(skin.size() * sizeof(glm::mat4)), skin.data());
        glNamedBufferSubData(ids_[1], 0, static_cast<GLsizeiptr>(duals.size() * sizeof(glm::mat2x4)), duals.data());
        glBindBufferBase(GL_UNIFORM_BUFFER, 0, ids_[0]);
        glBindBufferBase(GL_UNIFORM_BUFFER, 1, ids_[1]);
    }

private:
    std::array<GLuint, 2> ids_{};
};
