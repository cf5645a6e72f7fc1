#pragma once
#include "vec3.h"
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

/** 线性颜色的一格格像素；第 0 行在最上面。 */
class Image {
public:
    Image(int width, int height) : width_{width}, height_{height}, pixels_(std::size_t(width) * std::size_t(height)) {}

    int width() const { return width_; }
    int height() const { return height_; }
    Color& at(int x, int y) { return pixels_[index(x, y)]; }
    const Color& at(int x, int y) const { return pixels_[index(x, y)]; }

private:
    std::size_t index(int x, int y) const { return std::size_t(y) * std::size_t(width_) + std::size_t(x); }

    int width_, height_;
    std::vector<Color> pixels_;
};

// #region encode
/** sRGB 编码：线性亮度变成文件里的数，都在 0 到 1 之间。 */
inline double encodeGamma(double linear) {
    return linear <= 0.0031308 ? 12.92 * linear : 1.055 * std::pow(linear, 1 / 2.4) - 0.055;
}

/** 反过来：文件里的数变成线性亮度。 */
inline double decodeGamma(double encoded) {
    return encoded <= 0.04045 ? encoded / 12.92 : std::pow((encoded + 0.055) / 1.055, 2.4);
}

inline std::uint8_t toByte(double value) {
    if (!(value > 0)) return 0;   // 负数；NaN 与谁比较都不成立，也在这里
    return value < 1 ? static_cast<std::uint8_t>(256 * value) : 255;
}

/** 一个像素在文件里的三个字节；不是有限数的像素画成品红，一眼看得见。 */
inline std::array<std::uint8_t, 3> toBytes(Color c) {
    if (!isFinite(c)) return {255, 0, 255};
    return {toByte(encodeGamma(c.x)), toByte(encodeGamma(c.y)), toByte(encodeGamma(c.z))};
}
// #endregion

/** 写文件，不成功就抛出 std::runtime_error；PNG 要有 stb 的头文件。 */
void savePpm(const Image& image, const std::string& path);
void savePng(const Image& image, const std::string& path);

/** 读 PNG、JPEG 等，变成线性颜色；不成功就抛出 std::runtime_error。要有 stb 的头文件。 */
Image loadImage(const std::string& path);
