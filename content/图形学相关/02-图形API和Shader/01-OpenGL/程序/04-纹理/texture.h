#pragma once
#include <epoxy/gl.h>
#include <string>
#include <vector>

/** 内存里的一幅图，每个像素四个字节：红绿蓝与透明度。第 0 行在最下面。 */
struct Image {
    int width = 0, height = 0;
    std::vector<unsigned char> rgba;
};

/** 从文件读，读好后翻成第 0 行在下。读不了就抛出。 */
Image loadImage(const std::string& file);

/** 画一张测试卡：米色格子上的大写字母F，上边橙色，下边蓝色。 */
Image testCard();

struct TextureSettings {
    GLenum format = GL_SRGB8_ALPHA8;                 // 颜色图；法线、粗糙度等数据用 GL_RGBA8
    GLenum wrap = GL_REPEAT;
    GLenum minify = GL_LINEAR_MIPMAP_LINEAR;         // 三线性
    GLenum magnify = GL_LINEAR;
    float anisotropy = 1;                            // 1 是不用各向异性
};

class Texture {
public:
    explicit Texture(const Image& image, const TextureSettings& settings = {});
    ~Texture() { glDeleteTextures(1, &id_); }
    Texture(const Texture&) = delete;
    Texture& operator=(const Texture&) = delete;
    void bind(GLuint unit) const { glBindTextureUnit(unit, id_); }
    GLuint id() const { return id_; }

private:
    GLuint id_ = 0;
};
