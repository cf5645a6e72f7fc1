#pragma once
#include "still.h"
#include "texture.h"

inline void set(const Program& program, const char* name, const glm::vec4& value) {
    glProgramUniform4fv(program.id(), program.at(name), 1, glm::value_ptr(value));
}

/** 竖直的正方形，边长 1，正面朝 +z。 */
inline Mesh makeSheet() {
    return Mesh{{-0.5f, -0.5f, 0, 0, 0, 1, 0, 0, 0.5f, -0.5f, 0, 0, 0, 1, 1, 0,
                  0.5f, 0.5f, 0, 0, 0, 1, 1, 1, -0.5f, 0.5f, 0, 0, 0, 1, 0, 1}, {3, 3, 2}, {0, 1, 2, 2, 3, 0}};
}

/** 弯成半个筒的纸，半径 1，高 2，正面朝外。 */
inline Mesh makeArc() {
    std::vector<float> vertices;
    std::vector<unsigned> indices;
    for (unsigned i = 0; i <= 32; ++i)
        for (const float y : {-1.0f, 1.0f}) {
            const float angle = std::numbers::pi_v<float> * (static_cast<float>(i) / 32 - 0.5f);
            const float x = std::sin(angle), z = std::cos(angle);
            vertices.insert(vertices.end(), {x, y, z, x, 0, z, static_cast<float>(i) / 32, 0.5f + 0.5f * y});
        }
    for (unsigned i = 0; i < 64; i += 2) indices.insert(indices.end(), {i, i + 2, i + 3, i + 3, i + 1, i});
    return Mesh{vertices, {3, 3, 2}, indices};
}

/** 按 inside(x, y) 画一张图：里面是 rgb、不透明，外面四个字节全是 0。 */
template <class Inside>
Image cutout(int size, std::array<unsigned char, 3> rgb, const Inside& inside) {
    Image image{size, size, {}};
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x) {
            const bool isIn = inside(x, y);
            for (const unsigned char value : rgb) image.rgba.push_back(isIn ? value : 0);
            image.rgba.push_back(isIn ? 255 : 0);
        }
    return image;
}
