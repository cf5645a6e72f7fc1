#pragma once
#include "probe.h"
#include "shadow-scene.h"

/** 六面的阴影图。深度沿各面自己的轴量，由固定管线写。 */
class ShadowCube {
public:
    static constexpr float near = 0.1f, far = 25;       // 与 shadow-point.frag 相同
    explicit ShadowCube(int size) : size_{size} {
        glCreateTextures(GL_TEXTURE_CUBE_MAP, 1, &depth_);
        glTextureStorage2D(depth_, 1, GL_DEPTH_COMPONENT24, size, size);
        const auto set = [&](GLenum name, GLint value) { glTextureParameteri(depth_, name, value); };
        set(GL_TEXTURE_MIN_FILTER, GL_LINEAR);
        set(GL_TEXTURE_MAG_FILTER, GL_LINEAR);
        set(GL_TEXTURE_COMPARE_MODE, GL_COMPARE_REF_TO_TEXTURE);
        set(GL_TEXTURE_COMPARE_FUNC, GL_LEQUAL);
        glCreateFramebuffers(1, &framebuffer_);
        glNamedFramebufferDrawBuffer(framebuffer_, GL_NONE);
        glNamedFramebufferReadBuffer(framebuffer_, GL_NONE);
    }
    ~ShadowCube() {
        glDeleteFramebuffers(1, &framebuffer_);
        glDeleteTextures(1, &depth_);
    }
    ShadowCube(const ShadowCube&) = delete;
    ShadowCube& operator=(const ShadowCube&) = delete;

    // #region capture
    /** 从 light 看出去，六面各画一遍深度。 */
    void capture(const Program& depth, glm::vec3 light, const std::vector<ShadowScene::Item>& items) const {
        const glm::mat4 projection = glm::perspective(glm::radians(90.0f), 1.0f, near, far);
        glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_);
        glViewport(0, 0, size_, size_);
        depth.use();
        for (GLint face = 0; face < 6; ++face) {
            glNamedFramebufferTextureLayer(framebuffer_, GL_DEPTH_ATTACHMENT, depth_, 0, face);
            glClear(GL_DEPTH_BUFFER_BIT);
            const auto& [forward, up] = cubeFaces[static_cast<std::size_t>(face)];
            set(depth, "lightMatrix", projection * glm::lookAt(light, light + forward, up));
            for (const auto& item : items) {
                set(depth, "model", item.model);
                item.mesh.draw();
            }
        }
    }
    // #endregion
    void bind(GLuint unit) const { glBindTextureUnit(unit, depth_); }

private:
    int size_;
    GLuint framebuffer_ = 0, depth_ = 0;
};
