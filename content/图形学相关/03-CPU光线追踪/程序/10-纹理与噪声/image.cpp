#include "image.h"
#include <fstream>
#include <memory>
#include <stdexcept>

#if __has_include(<stb/stb_image_write.h>)   // Debian 与 Ubuntu 的软件包 libstb-dev
#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STB_IMAGE_IMPLEMENTATION
#include <stb/stb_image.h>
#include <stb/stb_image_write.h>
#elif __has_include("stb_image_write.h")     // 或者从 github.com/nothings/stb 取来，放在旁边
#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STB_IMAGE_IMPLEMENTATION
#include "stb_image.h"
#include "stb_image_write.h"
#endif

namespace {
std::vector<std::uint8_t> bytesOf(const Image& image) {
    std::vector<std::uint8_t> bytes;
    bytes.reserve(std::size_t(image.width()) * std::size_t(image.height()) * 3);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            for (std::uint8_t byte : toBytes(image.at(x, y))) bytes.push_back(byte);
    return bytes;
}
}

// #region ppm
void savePpm(const Image& image, const std::string& path) {
    const auto bytes = bytesOf(image);
    std::ofstream out(path, std::ios::binary);   // 少了 binary，Windows 会在每个 10 前面塞一个 13
    out << "P6\n" << image.width() << ' ' << image.height() << "\n255\n";
    out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    out.close();
    if (!out) throw std::runtime_error("写不了 " + path);
}
// #endregion

void savePng(const Image& image, const std::string& path) {
#ifdef STB_IMAGE_WRITE_IMPLEMENTATION
    const auto bytes = bytesOf(image);
    stbi_write_png_compression_level = 9;
    if (!stbi_write_png(path.c_str(), image.width(), image.height(), 3, bytes.data(), 3 * image.width()))
        throw std::runtime_error("写不了 " + path);
#else
    savePpm(image, path + ".ppm");   // 没有 stb：写成看图软件大多认识的 PPM
#endif
}

Image loadImage(const std::string& path) {
#ifdef STB_IMAGE_IMPLEMENTATION
    int width = 0, height = 0, channels = 0;
    const std::unique_ptr<stbi_uc, void (*)(void*)> bytes{stbi_load(path.c_str(), &width, &height, &channels, 3),
                                                          stbi_image_free};
    if (!bytes) throw std::runtime_error("读不了 " + path);
    Image image(width, height);
    const stbi_uc* byte = bytes.get();
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x, byte += 3)
            image.at(x, y) = {decodeGamma(byte[0] / 255.0), decodeGamma(byte[1] / 255.0), decodeGamma(byte[2] / 255.0)};
    return image;
#else
    throw std::runtime_error("没有 stb_image.h，读不了 " + path);
#endif
}
