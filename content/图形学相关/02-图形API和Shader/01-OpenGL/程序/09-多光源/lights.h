#pragma once
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <epoxy/gl.h>
#include <glm/glm.hpp>
#include <stdexcept>
#include <vector>

// #region light
/** 与 lights.frag 里的 Light 逐字节相同。 */
struct Light {
    glm::vec4 position{0}, direction{0, -1, 0, 0}, radiance{0}, cone{1, 0, 0, 0};
};
static_assert(sizeof(Light) == 64 && offsetof(Light, radiance) == 32);
// #endregion

inline Light directional(glm::vec3 direction, glm::vec3 color) {
    return {.direction = {glm::normalize(direction), 0}, .radiance = {color, 0}};
}
inline Light pointLight(glm::vec3 position, glm::vec3 color, float radius) {
    return {.position = {position, 1}, .radiance = {color, radius}};
}
/** 角度以度计，是半角：从轴到边。 */
inline Light spotLight(glm::vec3 position, glm::vec3 direction, glm::vec3 color, float radius, float inner, float outer) {
    return {.position = {position, 2}, .direction = {glm::normalize(direction), 0}, .radiance = {color, radius},
            .cone = {std::cos(glm::radians(inner)), std::cos(glm::radians(outer)), 0, 0}};
}

/** 一块 uniform 缓冲，装下至多 16 盏灯。 */
class LightBuffer {
public:
    static constexpr std::size_t most = 16;
    LightBuffer() {
        glCreateBuffers(1, &id_);
        glNamedBufferStorage(id_, 16 + most * sizeof(Light), nullptr, GL_DYNAMIC_STORAGE_BIT);
    }
    ~LightBuffer() { glDeleteBuffers(1, &id_); }
    LightBuffer(const LightBuffer&) = delete;
    LightBuffer& operator=(const LightBuffer&) = delete;

    // #region update
    void update(const std::vector<Light>& lights) const {
        if (lights.size() > most) throw std::length_error("灯太多");
        const glm::ivec4 count{static_cast<int>(lights.size()), 0, 0, 0};
        glNamedBufferSubData(id_, 0, sizeof count, &count);
        if (!lights.empty())
            glNamedBufferSubData(id_, 16, static_cast<GLsizeiptr>(lights.size() * sizeof(Light)), lights.data());
        glBindBufferBase(GL_UNIFORM_BUFFER, 0, id_);      // 绑定点 0，与着色器里的 binding 相同
    }
    // #endregion
    GLuint id() const { return id_; }

private:
    GLuint id_ = 0;
};
