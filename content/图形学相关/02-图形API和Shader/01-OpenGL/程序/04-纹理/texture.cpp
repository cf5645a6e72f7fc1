#include "texture.h"
#include <algorithm>
#include <bit>
#include <memory>
#include <stdexcept>
#define STB_IMAGE_IMPLEMENTATION
#include <stb/stb_image.h>

// #region load
Image loadImage(const std::string& file) {
    stbi_set_flip_vertically_on_load(1);              // 文件的第 0 行在上，OpenGL 的在下
    Image image;
    int channels = 0;
    const std::unique_ptr<stbi_uc, decltype(&stbi_image_free)> data{
        stbi_load(file.c_str(), &image.width, &image.height, &channels, 4), stbi_image_free};
    if (!data) throw std::runtime_error("读不了 " + file + "：" + stbi_failure_reason());
    const auto bytes = 4 * static_cast<std::size_t>(image.width) * static_cast<std::size_t>(image.height);
    image.rgba.assign(data.get(), data.get() + bytes);
    return image;
}
// #endregion

Image testCard() {
    constexpr int size = 64;
    Image image{size, size, {}};
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x) {
            const bool isLetter = (18 <= x && x < 26 && 10 <= y && y < 54) ||            // 竖
                                  (18 <= x && x < 48 && 46 <= y && y < 54) ||            // 上横
                                  (18 <= x && x < 42 && 29 <= y && y < 37);              // 中横
            unsigned color = (x / 8 + y / 8) % 2 == 0 ? 0xf2e9d3u : 0xd9c9a5u;
            if (isLetter) color = 0x1d6f7bu;
            if (y < 4) color = 0x2f4f9eu;
            if (y >= size - 4) color = 0xe07b39u;
            for (const int shift : {16, 8, 0}) image.rgba.push_back(static_cast<unsigned char>(color >> shift & 0xff));
            image.rgba.push_back(255);
        }
    return image;
}

// #region create
Texture::Texture(const Image& image, const TextureSettings& settings) {
    const auto longer = static_cast<unsigned>(std::max(image.width, image.height));
    const bool hasMipmaps = settings.minify != GL_NEAREST && settings.minify != GL_LINEAR;
    const GLsizei levels = hasMipmaps ? static_cast<GLsizei>(std::bit_width(longer)) : 1;
    glCreateTextures(GL_TEXTURE_2D, 1, &id_);
    glTextureStorage2D(id_, levels, settings.format, image.width, image.height);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);            // 各行紧挨着，不按 4 字节对齐
    glTextureSubImage2D(id_, 0, 0, 0, image.width, image.height, GL_RGBA, GL_UNSIGNED_BYTE, image.rgba.data());
    if (hasMipmaps) glGenerateTextureMipmap(id_);

    const auto set = [&](GLenum name, GLenum value) { glTextureParameteri(id_, name, static_cast<GLint>(value)); };
    set(GL_TEXTURE_WRAP_S, settings.wrap);
    set(GL_TEXTURE_WRAP_T, settings.wrap);
    set(GL_TEXTURE_MIN_FILTER, settings.minify);
    set(GL_TEXTURE_MAG_FILTER, settings.magnify);
    if (settings.anisotropy > 1 && epoxy_has_gl_extension("GL_EXT_texture_filter_anisotropic"))
        glTextureParameterf(id_, GL_TEXTURE_MAX_ANISOTROPY_EXT, settings.anisotropy);
}
// #endregion
