#pragma once
#include "still.h"
#include "target.h"
#include <array>
#include <stdexcept>

// #region offscreen
/** 画到纹理里的帧缓冲：每个 format 一张颜色纹理，深度与模板用渲染缓冲。 */
class Offscreen {
public:
    Offscreen(int width, int height, const std::vector<GLenum>& formats, bool hasDepth = true)
        : width_{width}, height_{height}, colors_(formats.size()) {
        glCreateFramebuffers(1, &id_);
        glCreateTextures(GL_TEXTURE_2D, static_cast<GLsizei>(colors_.size()), colors_.data());
        std::vector<GLenum> buffers;
        for (std::size_t i = 0; i < colors_.size(); ++i) {
            glTextureStorage2D(colors_[i], 1, formats[i], width, height);
            glTextureParameteri(colors_[i], GL_TEXTURE_MIN_FILTER, GL_LINEAR);      // 只有一级，用不着mipmap
            // hide-start
            glTextureParameteri(colors_[i], GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
            glTextureParameteri(colors_[i], GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
            // hide-end
            buffers.push_back(GL_COLOR_ATTACHMENT0 + static_cast<GLenum>(i));
            glNamedFramebufferTexture(id_, buffers.back(), colors_[i], 0);
        }
        glNamedFramebufferDrawBuffers(id_, static_cast<GLsizei>(buffers.size()), buffers.data());
        if (hasDepth) {
            glCreateRenderbuffers(1, &depth_);
            glNamedRenderbufferStorage(depth_, GL_DEPTH24_STENCIL8, width, height);
            glNamedFramebufferRenderbuffer(id_, GL_DEPTH_STENCIL_ATTACHMENT, GL_RENDERBUFFER, depth_);
        }
        if (glCheckNamedFramebufferStatus(id_, GL_DRAW_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE) {
            release();
            throw std::runtime_error("帧缓冲不完整");
        }
    }
    ~Offscreen() { release(); }
    // hide-start
    Offscreen(const Offscreen&) = delete;
    Offscreen& operator=(const Offscreen&) = delete;
    // hide-end

    void bind() const {
        glBindFramebuffer(GL_FRAMEBUFFER, id_);
        glViewport(0, 0, width_, height_);                       // 视口不跟着帧缓冲走
    }
    GLuint color(std::size_t i = 0) const { return colors_.at(i); }
    // hide-start
    int width() const { return width_; }
    int height() const { return height_; }

private:
    void release() {
        glDeleteFramebuffers(1, &id_);
        glDeleteTextures(static_cast<GLsizei>(colors_.size()), colors_.data());
        glDeleteRenderbuffers(1, &depth_);
    }
    int width_, height_;
    GLuint id_ = 0, depth_ = 0;
    std::vector<GLuint> colors_;
    // hide-end
};
// #endregion

// #region post
using Kernel = std::array<float, 9>;
inline constexpr Kernel same{0, 0, 0, 0, 1, 0, 0, 0, 0};

/** 把 texture 经 program 画满现在绑着的帧缓冲。没有顶点缓冲，只要一个空的顶点数组。 */
class Screen {
public:
    Screen() { glCreateVertexArrays(1, &vao_); }
    ~Screen() { glDeleteVertexArrays(1, &vao_); }
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    void draw(const Program& program, GLuint texture, const Kernel& kernel = same) const {
        glDisable(GL_DEPTH_TEST);
        glProgramUniform1fv(program.id(), program.at("kernel"), 9, kernel.data());
        glBindTextureUnit(0, texture);
        program.use();
        glBindVertexArray(vao_);
        glDrawArrays(GL_TRIANGLES, 0, 3);
        glEnable(GL_DEPTH_TEST);
    }

private:
    GLuint vao_ = 0;
};
// #endregion

/** 这一页反复画的静物。 */
inline void drawStill(const Still& still, const Camera& camera, float aspect) {
    clear(0.05f, 0.07f, 0.10f);
    still.begin(camera, aspect);
    still.draw(still.ball, at({-0.8f, 0.9f, 0}, glm::vec3{0.9f}), colors::coral, 0.6f);
    still.draw(still.cube, glm::rotate(at({1.0f, 0.6f, 0.2f}, glm::vec3{1.2f}), 0.6f, {0, 1, 0}), colors::teal);
    still.draw(still.ground, glm::mat4{1}, colors::gray, 0);
}
