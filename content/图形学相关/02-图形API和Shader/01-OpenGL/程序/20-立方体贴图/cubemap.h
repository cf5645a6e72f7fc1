#pragma once
#include "stage.h"
#include "texture.h"
#include <array>
#include <cmath>
#include <stdexcept>
#include <utility>

/** 立方体贴图：六张正方形，编号 0 到 5 依次是 +X、-X、+Y、-Y、+Z、-Z。 */
class CubeMap {
public:
    explicit CubeMap(int size, GLsizei levels = 1, GLenum format = GL_SRGB8_ALPHA8) : size_{size} {
        glCreateTextures(GL_TEXTURE_CUBE_MAP, 1, &id_);
        glTextureStorage2D(id_, levels, format, size, size);          // 一次开出六个面
        glTextureParameteri(id_, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
        glTextureParameteri(id_, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
        glTextureParameteri(id_, GL_TEXTURE_MIN_FILTER, levels > 1 ? GL_LINEAR_MIPMAP_LINEAR : GL_LINEAR);
    }
    ~CubeMap() { glDeleteTextures(1, &id_); }
    CubeMap(const CubeMap&) = delete;
    CubeMap& operator=(const CubeMap&) = delete;

    // #region upload
    void upload(int face, const Image& image) const {
        if (image.width != size_ || image.height != size_) throw std::invalid_argument("照片与面不一样大");
        glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
        glTextureSubImage3D(id_, 0, 0, 0, face, size_, size_, 1,          // 第 0 级；x、y、面的编号；宽、高、深
                            GL_RGBA, GL_UNSIGNED_BYTE, image.rgba.data());
    }
    // #endregion
    void bind(GLuint unit) const { glBindTextureUnit(unit, id_); }
    GLuint id() const { return id_; }
    int size() const { return size_; }

private:
    GLuint id_ = 0;
    int size_;
};

/** 程序画的黄昏：正前方(-z)立着一块写着 F 的牌子，太阳在右前方。方向是世界空间的，结果是 sRGB 字节。 */
class Dusk {
public:
    std::array<unsigned char, 3> operator()(glm::vec3 d) const {
        d = glm::normalize(d);
        glm::vec3 c = d.y > 0 ? above(d) : below(d);
        if (d.z < 0) {
            const glm::vec2 p = glm::vec2{d.x, d.y - 0.16f * -d.z} / -d.z / 0.20f * 0.5f + 0.5f;
            if (0 <= p.x && p.x < 1 && 0 <= p.y && p.y < 1) return sign(p);
        }
        for (int i = 0; i < 3; ++i) c[i] = c[i] <= 0.0031308f ? 12.92f * c[i] : 1.055f * std::pow(c[i], 1 / 2.4f) - 0.055f;
        c = 255.0f * glm::clamp(c, 0.0f, 1.0f) + 0.5f;
        return {static_cast<unsigned char>(c.x), static_cast<unsigned char>(c.y), static_cast<unsigned char>(c.z)};
    }

private:
    static glm::vec3 above(glm::vec3 d) {
        const float around = std::atan2(d.x, -d.z), up = std::asin(d.y);
        const float ridge = 0.13f + 0.05f * std::sin(3 * around) + 0.03f * std::sin(7 * around + 1) + 0.012f * std::sin(23 * around);
        if (up < ridge) return glm::mix(glm::vec3{0.10f, 0.09f, 0.13f}, glm::vec3{0.03f, 0.035f, 0.06f}, up / ridge);
        const glm::vec3 sun = glm::normalize(glm::vec3{0.85f, 0.42f, -0.75f});
        const float near = std::max(glm::dot(d, sun), 0.0f);
        glm::vec3 c = glm::mix(glm::vec3{0.95f, 0.50f, 0.26f}, glm::vec3{0.10f, 0.20f, 0.48f}, std::pow(std::min(d.y * 1.3f, 1.0f), 0.55f));
        c += glm::vec3{0.9f, 0.45f, 0.15f} * std::pow(near, 24.0f);
        return near > 0.996f ? glm::vec3{1, 0.93f, 0.75f} : c;
    }
    static glm::vec3 below(glm::vec3 d) {
        const glm::vec2 p = glm::vec2{d.x, d.z} / std::max(-d.y, 0.004f);
        const bool isLight = (static_cast<int>(std::floor(p.x)) + static_cast<int>(std::floor(p.y))) % 2 == 0;
        const float far = std::min(glm::length(p) / 14, 1.0f);
        return glm::mix(isLight ? glm::vec3{0.30f, 0.22f, 0.15f} : glm::vec3{0.11f, 0.085f, 0.075f}, glm::vec3{0.10f, 0.09f, 0.13f}, far);
    }
    std::array<unsigned char, 3> sign(glm::vec2 p) const {
        const auto i = 4 * (static_cast<std::size_t>(p.y * 64) * 64 + static_cast<std::size_t>(p.x * 64));
        return {card_.rgba[i], card_.rgba[i + 1], card_.rgba[i + 2]};
    }
    Image card_ = testCard();
};

// #region photo
/** 站在原点朝 forward 拍一张 90° 的照片。第 0 行在最上面，与图片文件相同。 */
inline Image photo(glm::vec3 forward, glm::vec3 up, int size) {
    static const Dusk dusk;
    const glm::vec3 right = glm::cross(forward, up);
    Image image{size, size, {}};
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x) {
            const auto along = [&](int i) { return (2 * static_cast<float>(i) + 1) / static_cast<float>(size) - 1; };
            for (const unsigned char value : dusk(forward + along(x) * right - along(y) * up)) image.rgba.push_back(value);
            image.rgba.push_back(255);
        }
    return image;
}

/** 天空盒文件通常的六张与次序：右、左、上、下、前、后。前是 -z。 */
inline std::array<Image, 6> skyPhotos(int size) {
    return {photo({1, 0, 0}, {0, 1, 0}, size), photo({-1, 0, 0}, {0, 1, 0}, size), photo({0, 1, 0}, {0, 0, 1}, size),
            photo({0, -1, 0}, {0, 0, -1}, size), photo({0, 0, -1}, {0, 1, 0}, size), photo({0, 0, 1}, {0, 1, 0}, size)};
}
// #endregion

/** 左右或上下翻一幅图。 */
inline Image flipped(const Image& image, bool isHorizontal) {
    Image result{image.width, image.height, {}};
    for (int y = 0; y < image.height; ++y)
        for (int x = 0; x < image.width; ++x) {
            const int from = isHorizontal ? y * image.width + image.width - 1 - x : (image.height - 1 - y) * image.width + x;
            for (int k = 0; k < 4; ++k) result.rgba.push_back(image.rgba[static_cast<std::size_t>(4 * from + k)]);
        }
    return result;
}

// #region place
/** 把六张照片放成世界方向查得到的样子：前放进 -Z，后放进 +Z，每张再照一次镜子。 */
inline void placePhotos(const CubeMap& map, const std::array<Image, 6>& photos) {
    constexpr std::array faces{0, 1, 2, 3, 5, 4};
    for (std::size_t i = 0; i < 6; ++i) {
        const bool isSide = i != 2 && i != 3;            // 侧面左右翻，上、下两张上下翻
        map.upload(faces[i], flipped(photos[i], isSide));
    }
    glGenerateTextureMipmap(map.id());
}
// #endregion

// #region draw
/** 最后画天空：深度恰好是 1，所以比较要允许相等。 */
inline void drawSky(const Program& program, const Mesh& cube,
                    const glm::mat4& view, const glm::mat4& projection) {
    glDepthFunc(GL_LEQUAL);
    program.use();
    set(program, "view", view);
    set(program, "projection", projection);
    cube.draw();
    glDepthFunc(GL_LESS);
}
// #endregion
