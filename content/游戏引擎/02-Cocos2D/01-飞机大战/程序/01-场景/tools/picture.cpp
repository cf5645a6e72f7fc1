#include "picture.h"
#include <stdexcept>

#if __has_include(<stb/stb_image_write.h>)   // Debian 与 Ubuntu 的软件包 libstb-dev
#define STB_IMAGE_WRITE_IMPLEMENTATION
#include <stb/stb_image_write.h>
#else                                        // 或者从 github.com/nothings/stb 取来，放在旁边
#define STB_IMAGE_WRITE_IMPLEMENTATION
#include "stb_image_write.h"
#endif

void Picture::save(const std::string& path) const {
    static_assert(sizeof(Color) == 3);
    if (!stbi_write_png(path.c_str(), width_, height_, 3, pixels_.data(), 3 * width_))
        throw std::runtime_error("写不了 " + path);
}
