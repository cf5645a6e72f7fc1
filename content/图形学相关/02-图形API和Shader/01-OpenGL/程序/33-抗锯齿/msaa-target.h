#pragma once
#include "offscreen.h"

// #region target
/** 多重采样的帧缓冲：颜色每个采样点一份，深度也是。 */
class MultisampleTarget {
public:
    MultisampleTarget(int width, int height, GLsizei samples) : width_{width}, height_{height} {
        glCreateTextures(GL_TEXTURE_2D_MULTISAMPLE, 1, &color_);
        glTextureStorage2DMultisample(color_, samples, GL_RGBA16F, width, height, GL_TRUE);
        glCreateRenderbuffers(1, &depth_);
        glNamedRenderbufferStorageMultisample(depth_, samples, GL_DEPTH24_STENCIL8, width, height);   // 数目要相同
        glCreateFramebuffers(1, &id_);
        glNamedFramebufferTexture(id_, GL_COLOR_ATTACHMENT0, color_, 0);
        glNamedFramebufferRenderbuffer(id_, GL_DEPTH_STENCIL_ATTACHMENT, GL_RENDERBUFFER, depth_);
        // hide-start
        if (glCheckNamedFramebufferStatus(id_, GL_DRAW_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE) return;
        release();
        throw std::runtime_error("多重采样的帧缓冲不完整");
        // hide-end
    }
    // hide-start
    ~MultisampleTarget() { release(); }
    MultisampleTarget(const MultisampleTarget&) = delete;
    MultisampleTarget& operator=(const MultisampleTarget&) = delete;
    GLuint color() const { return color_; }
    // hide-end

    void bind() const {
        glBindFramebuffer(GL_FRAMEBUFFER, id_);
        glViewport(0, 0, width_, height_);
    }
    /** 解析：每个像素的采样点求平均，写进普通的帧缓冲。大小要相同。 */
    void resolveTo(GLuint framebuffer) const {
        glBlitNamedFramebuffer(id_, framebuffer, 0, 0, width_, height_, 0, 0, width_, height_, GL_COLOR_BUFFER_BIT, GL_NEAREST);
    }
    // hide-start

private:
    void release() {
        glDeleteFramebuffers(1, &id_);
        glDeleteTextures(1, &color_);
        glDeleteRenderbuffers(1, &depth_);
    }
    int width_, height_;
    GLuint id_ = 0, color_ = 0, depth_ = 0;
    // hide-end
};
// #endregion
