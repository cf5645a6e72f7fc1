#pragma once
#include "still.h"
#include "target.h"
#include <stdexcept>

// #region map
/** 只有深度的帧缓冲。深度存成纹理，按“比较”的方式采样。 */
class ShadowMap {
public:
    explicit ShadowMap(int size, GLenum format = GL_DEPTH_COMPONENT24) : size_{size} {
        glCreateTextures(GL_TEXTURE_2D, 1, &depth_);
        glTextureStorage2D(depth_, 1, format, size, size);
        const auto set = [&](GLenum name, GLint value) { glTextureParameteri(depth_, name, value); };
        set(GL_TEXTURE_MIN_FILTER, GL_LINEAR);
        set(GL_TEXTURE_MAG_FILTER, GL_LINEAR);
        set(GL_TEXTURE_COMPARE_MODE, GL_COMPARE_REF_TO_TEXTURE);   // 采样得到的是比较的结果
        set(GL_TEXTURE_COMPARE_FUNC, GL_LEQUAL);                   // 参考值 <= 存的深度，得 1：照得到
        set(GL_TEXTURE_WRAP_S, GL_CLAMP_TO_BORDER);
        set(GL_TEXTURE_WRAP_T, GL_CLAMP_TO_BORDER);
        const float farthest[]{1, 1, 1, 1};
        glTextureParameterfv(depth_, GL_TEXTURE_BORDER_COLOR, farthest);   // 图外：什么也没挡着

        glCreateFramebuffers(1, &framebuffer_);
        glNamedFramebufferTexture(framebuffer_, GL_DEPTH_ATTACHMENT, depth_, 0);
        glNamedFramebufferDrawBuffer(framebuffer_, GL_NONE);       // 没有颜色附件
        glNamedFramebufferReadBuffer(framebuffer_, GL_NONE);
        // hide-start
        if (glCheckNamedFramebufferStatus(framebuffer_, GL_DRAW_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE) return;
        release();
        throw std::runtime_error("帧缓冲不完整");
        // hide-end
    }
    // hide-start
    ~ShadowMap() { release(); }
    ShadowMap(const ShadowMap&) = delete;
    ShadowMap& operator=(const ShadowMap&) = delete;
    int size() const { return size_; }
    GLuint id() const { return depth_; }
    // hide-end

    void begin() const {
        glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_);
        glViewport(0, 0, size_, size_);
        glClear(GL_DEPTH_BUFFER_BIT);
    }
    void bind(GLuint unit) const { glBindTextureUnit(unit, depth_); }
    // hide-start

private:
    void release() {
        glDeleteFramebuffers(1, &framebuffer_);
        glDeleteTextures(1, &depth_);
    }
    int size_;
    GLuint framebuffer_ = 0, depth_ = 0;
    // hide-end
};
// #endregion

// #region sun
/** 太阳：平行光，阴影图盖住 center 周围 2·half 见方的一块。 */
struct Sun {
    glm::vec3 toLight = glm::normalize(glm::vec3{-1, 0.9f, 0.2f});   // 指向太阳
    glm::vec3 center{0, 0.5f, 0};
    float half = 5, range = 20;                                          // 米；相机在 range/2 远处

    glm::mat4 view() const {
        const glm::vec3 up = std::abs(toLight.y) > 0.99f ? glm::vec3{0, 0, -1} : glm::vec3{0, 1, 0};
        return glm::lookAt(center + range / 2 * toLight, center, up);
    }
    glm::mat4 projection() const { return glm::ortho(-half, half, -half, half, 0.0f, range); }
    glm::mat4 matrix() const { return projection() * view(); }
};
// #endregion
