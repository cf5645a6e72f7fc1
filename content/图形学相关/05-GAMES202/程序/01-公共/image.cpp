#include "image.h"
#include <cstdint>
#include <stdexcept>

#if __has_include(<stb/stb_image_write.h>)   // Debian 与 Ubuntu 的软件包 libstb-dev
#define STB_IMAGE_WRITE_IMPLEMENTATION
#include <stb/stb_image_write.h>
#else                                        // 或者从 github.com/nothings/stb 取来，放在旁边
#define STB_IMAGE_WRITE_IMPLEMENTATION
#include "stb_image_write.h"
#endif

namespace {
std::uint8_t encode(double linear) {
    if (!(linear > 0)) return 0;             // 负数与 NaN
    const double v = linear <= 0.0031308 ? 12.92 * linear : 1.055 * std::pow(linear, 1 / 2.4) - 0.055;
    return v < 1 ? static_cast<std::uint8_t>(255 * v + 0.5) : 255;
}
}

void savePng(const Image& image, const std::string& path) {
    std::vector<std::uint8_t> bytes;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const Color c = image.at(x, y);
            for (double v : {c.x, c.y, c.z}) bytes.push_back(encode(v));
        }
    if (!stbi_write_png(path.c_str(), image.width(), image.height(), 3, bytes.data(), 3 * image.width()))
        throw std::runtime_error("写不了 " + path);
}
