#pragma once
#include "image.h"
#include <algorithm>
#include <vector>

/** 边长是 2 的幂的方形纹理，连同它的 mipmap；uv 超出 [0,1) 时重复。 */
class Texture {
public:
    explicit Texture(Image image) : levels_{std::move(image)} { buildLevels(); }

    int size() const { return levels_[0].width(); }
    int levelCount() const { return int(levels_.size()); }

    Color nearest(Vec2 uv, int level = 0) const;
    Color bilinear(Vec2 uv, int level = 0) const;
    Color trilinear(Vec2 uv, double level) const;
    Color anisotropic(Vec2 uv, Vec2 dx, Vec2 dy, int most) const;
    /** dx、dy：右移、下移一个像素，uv 变多少。 */
    double levelOf(Vec2 dx, Vec2 dy) const;

private:
    void buildLevels();
    Color texel(int x, int y, int level) const {
        const int mask = levels_[std::size_t(level)].width() - 1;
        return levels_[std::size_t(level)].at(x & mask, y & mask);   // 边长是 2 的幂，取余就是按位与
    }
    std::vector<Image> levels_;
};

// #region levels
inline void Texture::buildLevels() {
    while (levels_.back().width() > 1) {
        const Image& fine = levels_.back();
        Image coarse(fine.width() / 2, fine.height() / 2);
        for (int y = 0; y < coarse.height(); ++y)
            for (int x = 0; x < coarse.width(); ++x)
                coarse.at(x, y) = 0.25 * (fine.at(2 * x, 2 * y) + fine.at(2 * x + 1, 2 * y)
                                        + fine.at(2 * x, 2 * y + 1) + fine.at(2 * x + 1, 2 * y + 1));
        levels_.push_back(std::move(coarse));
    }
}

inline double Texture::levelOf(Vec2 dx, Vec2 dy) const {
    const double texels = size() * std::max(length(dx), length(dy));   // 一步跨过几个纹素
    return std::log2(std::max(texels, 1e-9));
}
// #endregion

// #region filters
inline Color Texture::nearest(Vec2 uv, int level) const {
    const int n = size() >> level;
    return texel(int(std::floor(uv.x * n)), int(std::floor(uv.y * n)), level);
}

inline Color Texture::bilinear(Vec2 uv, int level) const {
    const int n = size() >> level;
    const double x = uv.x * n - 0.5, y = uv.y * n - 0.5;     // 纹素的中心在半格处
    const int x0 = int(std::floor(x)), y0 = int(std::floor(y));
    const double s = x - x0, t = y - y0;
    return (1 - t) * ((1 - s) * texel(x0, y0, level) + s * texel(x0 + 1, y0, level)) +
           t * ((1 - s) * texel(x0, y0 + 1, level) + s * texel(x0 + 1, y0 + 1, level));
}

inline Color Texture::trilinear(Vec2 uv, double level) const {
    const double l = std::clamp(level, 0.0, levelCount() - 1.0);
    const int low = std::min(int(l), levelCount() - 2);
    return (1 - (l - low)) * bilinear(uv, low) + (l - low) * bilinear(uv, low + 1);
}
// #endregion

// #region anisotropic
/** 足迹又长又窄时：层级按短轴取，沿长轴取几个样本平均；至多 most 个。 */
inline Color Texture::anisotropic(Vec2 uv, Vec2 dx, Vec2 dy, int most) const {
    const bool wide = length(dx) > length(dy);
    const Vec2 major = wide ? dx : dy, minor = wide ? dy : dx;
    const double ratio = length(major) / std::max(length(minor), 1e-9);
    const int count = std::clamp(int(std::ceil(ratio)), 1, most);
    const double level = levelOf((1.0 / count) * major, minor);
    Color sum;
    for (int i = 0; i < count; ++i)
        sum = sum + trilinear(uv + ((i + 0.5) / count - 0.5) * major, level);
    return (1.0 / count) * sum;
}
// #endregion
