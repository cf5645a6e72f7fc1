#pragma once
#include "cubemap.h"
#include <functional>

// #region faces
/** 每个面朝哪里看、哪里朝上。这样取，画出来的一面不用再翻。 */
struct Face { glm::vec3 forward, up; };
inline constexpr std::array<Face, 6> cubeFaces{{
    {{1, 0, 0}, {0, -1, 0}}, {{-1, 0, 0}, {0, -1, 0}},
    {{0, 1, 0}, {0, 0, 1}},  {{0, -1, 0}, {0, 0, -1}},
    {{0, 0, 1}, {0, -1, 0}}, {{0, 0, -1}, {0, -1, 0}}}};
// #endregion

/** 能往里画的立方体贴图：一个帧缓冲，画到哪一面就接上哪一面。 */
class Probe {
public:
    explicit Probe(int size) : map_{size} {
        glCreateFramebuffers(1, &framebuffer_);
        glCreateRenderbuffers(1, &depth_);
        glNamedRenderbufferStorage(depth_, GL_DEPTH_COMPONENT24, size, size);
        glNamedFramebufferRenderbuffer(framebuffer_, GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER, depth_);
    }
    ~Probe() {
        glDeleteFramebuffers(1, &framebuffer_);
        glDeleteRenderbuffers(1, &depth_);
    }
    Probe(const Probe&) = delete;
    Probe& operator=(const Probe&) = delete;

    // #region capture
    using Draw = std::function<void(const glm::mat4& view, const glm::mat4& projection)>;

    /** 从 center 看出去，六个面各调用一次 draw；draw 里不能查这张图。离开时恢复帧缓冲与视口。 */
    void capture(glm::vec3 center, const Draw& draw) const {
        const Restore restore;
        glBindFramebuffer(GL_DRAW_FRAMEBUFFER, framebuffer_);
        glViewport(0, 0, map_.size(), map_.size());
        const glm::mat4 projection = glm::perspective(glm::radians(90.0f), 1.0f, 0.1f, 100.0f);
        for (GLint face = 0; face < 6; ++face) {
            glNamedFramebufferTextureLayer(framebuffer_, GL_COLOR_ATTACHMENT0, map_.id(), 0, face);
            const auto& [forward, up] = cubeFaces[static_cast<std::size_t>(face)];
            draw(glm::lookAt(center, center + forward, up), projection);
        }
    }
    // #endregion
    const CubeMap& map() const { return map_; }

private:
    struct Restore {                                     // draw 抛出异常也会恢复
        Restore() {
            glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &framebuffer);
            glGetIntegerv(GL_VIEWPORT, viewport);
        }
        ~Restore() {
            glBindFramebuffer(GL_DRAW_FRAMEBUFFER, static_cast<GLuint>(framebuffer));
            glViewport(viewport[0], viewport[1], viewport[2], viewport[3]);
        }
        Restore(const Restore&) = delete;
        Restore& operator=(const Restore&) = delete;
        GLint framebuffer = 0, viewport[4]{};
    };
    CubeMap map_;
    GLuint framebuffer_ = 0, depth_ = 0;
};
