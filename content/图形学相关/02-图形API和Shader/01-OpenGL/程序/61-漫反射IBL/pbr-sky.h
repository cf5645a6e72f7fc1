#pragma once
#include "pbr-stage.h"
#include <functional>

/** 方向到线性的亮度。 */
using Sky = std::function<glm::vec3(glm::vec3)>;

/** 程序算的下午：蓝天、太阳、地面，左边一块暖色的灯箱，右边一根玫红的灯管。 */
inline glm::vec3 afternoon(glm::vec3 d) {
    const glm::vec3 sun = glm::normalize(glm::vec3{0.45f, 0.55f, 0.70f});
    glm::vec3 c = d.y > 0 ? glm::mix(glm::vec3{0.60f, 0.66f, 0.72f}, glm::vec3{0.06f, 0.18f, 0.55f}, std::sqrt(d.y)) : glm::vec3{0.16f, 0.11f, 0.07f};
    const float near = glm::dot(d, sun);
    c += std::exp(60 * (near - 1)) * glm::vec3{0.9f, 0.8f, 0.6f};
    if (near > 0.9994f) return {300, 270, 220};          // 半径约 2° 的太阳
    const float around = std::atan2(d.x, d.z);           // 0 朝 +z
    if (-1.7f < around && around < -1.1f && -0.15f < d.y && d.y < 0.5f) return {12.0f, 5.4f, 1.4f};
    if (1.5f < around && around < 1.62f && -0.3f < d.y && d.y < 0.8f) return {24.0f, 2.0f, 12.0f};
    return c;
}

// #region panorama
/** 等距柱状图：横是经度，竖是纬度，浮点。第 0 行朝正下方。 */
class Panorama {
public:
    explicit Panorama(const Sky& sky, int width = 512) : width_{width}, height_{width / 2} {
        for (int y = 0; y < height_; ++y)
            for (int x = 0; x < width_; ++x) pixels_.push_back(sky(direction(x, y)));
        glCreateTextures(GL_TEXTURE_2D, 1, &id_);
        glTextureStorage2D(id_, 9, GL_RGB16F, width_, height_);
        glTextureSubImage2D(id_, 0, 0, 0, width_, height_, GL_RGB, GL_FLOAT, pixels_.data());
        glGenerateTextureMipmap(id_);
        glTextureParameteri(id_, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
        glTextureParameteri(id_, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);      // 经度环绕，纬度到头
    }
    // hide-start
    ~Panorama() { glDeleteTextures(1, &id_); }
    Panorama(const Panorama&) = delete;
    Panorama& operator=(const Panorama&) = delete;
    void bind(GLuint unit) const { glBindTextureUnit(unit, id_); }
    int width() const { return width_; }
    int height() const { return height_; }
    glm::vec3 at(int x, int y) const { return pixels_[static_cast<std::size_t>(y * width_ + x)]; }
    // hide-end

    glm::vec3 direction(int x, int y) const {
        const float around = 2 * pi * ((static_cast<float>(x) + 0.5f) / static_cast<float>(width_) - 0.5f);
        const float up = pi * ((static_cast<float>(y) + 0.5f) / static_cast<float>(height_) - 0.5f);
        return {std::cos(up) * std::cos(around), std::sin(up), std::cos(up) * std::sin(around)};
    }
    /** 第 y 行的一格占多少球面度。 */
    float solidAngle(int y) const {
        const float up = pi * ((static_cast<float>(y) + 0.5f) / static_cast<float>(height_) - 0.5f);
        return 2 * pi / static_cast<float>(width_) * pi / static_cast<float>(height_) * std::cos(up);
    }
    // hide-start

private:
    static constexpr float pi = std::numbers::pi_v<float>;
    int width_, height_;
    std::vector<glm::vec3> pixels_;
    GLuint id_ = 0;
    // hide-end
};
// #endregion
