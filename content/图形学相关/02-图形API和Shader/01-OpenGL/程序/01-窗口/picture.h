#pragma once
#include <array>
#include <cstddef>
#include <string>
#include <vector>

/** 一幅图，每个像素四个字节，第 0 行在最下面（与 OpenGL 相同）。 */
struct Picture {
    int width = 0, height = 0;
    std::vector<unsigned char> bytes;
    std::array<int, 3> at(int x, int y) const {
        const auto i = 4 * static_cast<std::size_t>(y * width + x);
        return {bytes.at(i), bytes.at(i + 1), bytes.at(i + 2)};
    }
};

/** 自己的帧缓冲：一张颜色、一张深度与模板。不靠窗口，像素一定属于我们。 */
class Canvas {
public:
    Canvas(int width, int height);
    ~Canvas();
    Canvas(const Canvas&) = delete;
    Canvas& operator=(const Canvas&) = delete;
    void bind() const;

private:
    unsigned framebuffer_ = 0;
    std::array<unsigned, 2> attachments_{};
};

/** 从当前绑定的帧缓冲读回左下角起的一块。 */
Picture readPicture(int width, int height);

void savePng(const Picture& picture, const std::string& file);
