#pragma once
#include <array>
#include <epoxy/gl.h>

/** 自选深度格式的帧缓冲。画完把颜色拷到别的帧缓冲。 */
class DepthTarget {
public:
    DepthTarget(int width, int height, GLenum depthFormat) : width_{width}, height_{height} {
        glCreateRenderbuffers(2, attachments_.data());
        glNamedRenderbufferStorage(attachments_[0], GL_SRGB8_ALPHA8, width, height);
        glNamedRenderbufferStorage(attachments_[1], depthFormat, width, height);
        glCreateFramebuffers(1, &id_);
        glNamedFramebufferRenderbuffer(id_, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, attachments_[0]);
        glNamedFramebufferRenderbuffer(id_, GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER, attachments_[1]);
    }
    ~DepthTarget() {
        glDeleteFramebuffers(1, &id_);
        glDeleteRenderbuffers(2, attachments_.data());
    }
    DepthTarget(const DepthTarget&) = delete;
    DepthTarget& operator=(const DepthTarget&) = delete;

    void bind() const { glBindFramebuffer(GL_FRAMEBUFFER, id_); }
    void copyTo(GLuint framebuffer) const {
        glBlitNamedFramebuffer(id_, framebuffer, 0, 0, width_, height_, 0, 0, width_, height_, GL_COLOR_BUFFER_BIT, GL_NEAREST);
        glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    }

private:
    int width_, height_;
    GLuint id_ = 0;
    std::array<GLuint, 2> attachments_{};
};

/** 现在绑着的帧缓冲：离屏时不是0。 */
inline GLuint currentFramebuffer() {
    GLint id = 0;
    glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &id);
    return static_cast<GLuint>(id);
}
