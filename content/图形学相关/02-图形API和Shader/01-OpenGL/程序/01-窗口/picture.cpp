#include "picture.h"
#include <epoxy/gl.h>
#include <stdexcept>
#define STB_IMAGE_WRITE_IMPLEMENTATION
#include <stb/stb_image_write.h>

Canvas::Canvas(int width, int height) {
    glCreateRenderbuffers(2, attachments_.data());
    glNamedRenderbufferStorage(attachments_[0], GL_SRGB8_ALPHA8, width, height);
    glNamedRenderbufferStorage(attachments_[1], GL_DEPTH24_STENCIL8, width, height);
    glCreateFramebuffers(1, &framebuffer_);
    glNamedFramebufferRenderbuffer(framebuffer_, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, attachments_[0]);
    glNamedFramebufferRenderbuffer(framebuffer_, GL_DEPTH_STENCIL_ATTACHMENT, GL_RENDERBUFFER, attachments_[1]);
}

Canvas::~Canvas() {
    glDeleteFramebuffers(1, &framebuffer_);
    glDeleteRenderbuffers(2, attachments_.data());
}

void Canvas::bind() const { glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_); }

// #region read
Picture readPicture(int width, int height) {
    Picture picture{width, height, {}};
    picture.bytes.resize(4 * static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE, picture.bytes.data());
    return picture;
}

void savePng(const Picture& picture, const std::string& file) {
    stbi_flip_vertically_on_write(1);           // OpenGL 的第 0 行在下，PNG 的在上
    std::vector<unsigned char> opaque = picture.bytes;
    for (std::size_t i = 3; i < opaque.size(); i += 4) opaque[i] = 255;      // 图里不要透明度
    if (!stbi_write_png(file.c_str(), picture.width, picture.height, 4, opaque.data(), 4 * picture.width))
        throw std::runtime_error("写不了 " + file);
}
// #endregion
