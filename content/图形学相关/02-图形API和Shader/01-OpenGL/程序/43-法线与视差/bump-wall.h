#pragma once
#include "texture.h"
#include <algorithm>
#include <cmath>
#include <glm/glm.hpp>

/** 一面砖墙的三张图，都由同一个高度函数画出。 */
struct BrickWall {
    static constexpr int size = 256;
    static constexpr float depth = 0.05f;        // 砖缝多深，以纹理坐标计
    Image color{size, size, {}}, normal{size, size, {}}, hollow{size, size, {}};

    BrickWall() {
        for (int y = 0; y < size; ++y)
            for (int x = 0; x < size; ++x) {
                const float h = height(x, y);
                const glm::vec3 brick = glm::mix(glm::vec3{172, 84, 62}, glm::vec3{208, 128, 92}, shade(x, y));
                push(color, glm::mix(glm::vec3{150, 145, 135}, brick, std::clamp(2 * h, 0.0f, 1.0f)));
                push(normal, 127.5f * slope(x, y) + 127.5f);
                push(hollow, glm::vec3{255 * (1 - h)});               // 存深度：0 是砖面，1 是缝底
            }
    }

    // #region slope
    /** 高度图的法线：相邻两格的高度差就是坡度。 */
    static glm::vec3 slope(int x, int y) {
        const float perTexel = depth * size / 2;                      // 高度差换成纹理坐标，再除以两格
        const float du = (height(x + 1, y) - height(x - 1, y)) * perTexel;
        const float dv = (height(x, y + 1) - height(x, y - 1)) * perTexel;
        return glm::normalize(glm::vec3{-du, -dv, 1});                // 上坡的方向，法线往回倒
    }
    // #endregion

    /** 1 是最高的砖面，0 是砖缝。图是无缝的。 */
    static float height(int x, int y) {
        const Place p = place(x, y);
        const float edge = std::min(std::min(p.x, 1 - p.x) / 3, std::min(p.y, 1 - p.y) / 6);
        const float t = std::clamp((edge - 0.006f) / 0.022f, 0.0f, 1.0f);
        return t * t * (3 - 2 * t) * (0.7f + 0.3f * shade(x, y));
    }
    /** 相邻四格之间插值，与纹理的线性过滤相同。 */
    static float heightAt(glm::vec2 uv) {
        const glm::vec2 texel = uv * static_cast<float>(size) - 0.5f, low = glm::floor(texel), part = texel - low;
        const int x = static_cast<int>(low.x), y = static_cast<int>(low.y);
        return glm::mix(glm::mix(height(x, y), height(x + 1, y), part.x), glm::mix(height(x, y + 1), height(x + 1, y + 1), part.x), part.y);
    }

private:
    struct Place { float x, y; int column, row; };
    static Place place(int x, int y) {
        const float u = (static_cast<float>((x + size) % size) + 0.5f) / size, v = (static_cast<float>((y + size) % size) + 0.5f) / size;
        const int row = static_cast<int>(6 * v);
        const float along = 3 * u + (row % 2 ? 0.5f : 0.0f);
        const int column = static_cast<int>(along) % 3;
        return {along - std::floor(along), 6 * v - static_cast<float>(row), column, row};
    }
    static float shade(int x, int y) {
        const Place p = place(x, y);
        return static_cast<float>((p.column * 37 + p.row * 53 + p.column * p.row * 11) % 17) / 16;
    }
    static void push(Image& image, glm::vec3 c) {
        for (int i = 0; i < 3; ++i) image.rgba.push_back(static_cast<unsigned char>(std::clamp(c[i] + 0.5f, 0.0f, 255.0f)));
        image.rgba.push_back(255);
    }
};
