#pragma once
#include "texture.h"
#include <algorithm>
#include <cmath>
#include <cstdint>

/** 程序画的一张生锈的钢板：颜色图与数据图，两张由同一片锈迹画出，左右接得上。 */
struct RustMaps {
    Image albedo{256, 256, {}}, orm{256, 256, {}};

    RustMaps() {
        for (int y = 0; y < 256; ++y)
            for (int x = 0; x < 256; ++x) {
                const float coarse = 0.6f * noise(x, y, 32) + 0.3f * noise(x, y, 16) + 0.1f * noise(x, y, 8), fine = noise(x, y, 4);
                const float rust = std::clamp((coarse + 0.10f * (fine - 0.5f) - 0.50f) / 0.04f, 0.0f, 1.0f);
                const auto blend = [&](float steel, float oxide) { return 255 * (steel + (oxide - steel) * rust); };
                push(albedo, blend(0.78f, 0.42f + 0.18f * fine), blend(0.77f, 0.22f + 0.10f * fine), blend(0.75f, 0.11f));
                push(orm, 255, blend(0.42f + 0.10f * fine, 0.90f), blend(1, 0));
            }
    }

private:
    static void push(Image& image, float r, float g, float b) {
        for (const float value : {r, g, b, 255.0f}) image.rgba.push_back(static_cast<unsigned char>(std::clamp(value, 0.0f, 255.0f)));
    }
    static float random(int x, int y) {                  // 格点上 0 到 1 的定值
        std::uint32_t h = static_cast<std::uint32_t>(x) * 374761393u + static_cast<std::uint32_t>(y) * 668265263u;
        h = (h ^ (h >> 13)) * 1274126177u;
        return static_cast<float>((h ^ (h >> 16)) & 0xffff) / 65535;
    }
    static float noise(int x, int y, int cell) {         // 格点之间平滑地插值，256 处首尾相接
        const int cells = 256 / cell, i = x / cell, j = y / cell;
        const auto smooth = [](float t) { return t * t * (3 - 2 * t); };
        const float s = smooth(static_cast<float>(x % cell) / static_cast<float>(cell)), t = smooth(static_cast<float>(y % cell) / static_cast<float>(cell));
        const auto corner = [&](int a, int b) { return random((i + a) % cells + 997 * cell, (j + b) % cells); };
        return std::lerp(std::lerp(corner(0, 0), corner(1, 0), s), std::lerp(corner(0, 1), corner(1, 1), s), t);
    }
};
