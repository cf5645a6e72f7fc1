#pragma once
#include "texture.h"
#include <array>
#include <cstdint>
#include <numeric>
#include <random>

/** 格点梯度噪声；种子相同，处处相同。 */
class Perlin {
public:
    explicit Perlin(std::uint32_t seed = 1) {
        std::mt19937 engine(seed);
        const auto random = [&] { return 0x1p-31 * static_cast<double>(engine()) - 1; };   // [-1, 1)
        for (Vec3& g : gradients_) {
            double square;
            do {
                const double x = random(), y = random(), z = random();
                g = {x, y, z};
                square = dot(g, g);
            } while (square < 1e-12 || square > 1);
            g = unit(g);
        }
        std::iota(shuffled_.begin(), shuffled_.end(), std::uint8_t{0});
        for (std::size_t i = 255; i > 0; --i) std::swap(shuffled_[i], shuffled_[engine() % (i + 1)]);
    }

    // #region noise
    /** 大致在 -1 到 1 之间，格点上是 0。 */
    double noise(Point p) const {
        const double x = std::floor(p.x), y = std::floor(p.y), z = std::floor(p.z);
        const Vec3 f{p.x - x, p.y - y, p.z - z};                       // 在格子里的位置，[0, 1)
        const Vec3 s{fade(f.x), fade(f.y), fade(f.z)};
        double sum = 0;
        for (int i = 0; i < 8; ++i) {                                  // 格子的八个角
            const Vec3 corner{double(i & 1), double(i >> 1 & 1), double(i >> 2)};
            const double weight = (corner.x > 0 ? s.x : 1 - s.x) * (corner.y > 0 ? s.y : 1 - s.y) *
                                  (corner.z > 0 ? s.z : 1 - s.z);
            sum += weight * dot(gradient(x + corner.x, y + corner.y, z + corner.z), f - corner);
        }
        return sum;
    }

    /** 一层比一层细一倍、弱一半，取绝对值叠加。 */
    double turbulence(Point p, int octaves) const {
        double sum = 0, weight = 1;
        for (int i = 0; i < octaves; ++i) {
            sum += weight * std::abs(noise(p));
            weight /= 2;
            p = 2 * p;
        }
        return sum;
    }
    // #endregion

private:
    static double fade(double t) { return t * t * t * (t * (6 * t - 15) + 10); }

    /** 格点的梯度：三个整数坐标混成一个 0 到 255 的数。 */
    Vec3 gradient(double x, double y, double z) const {
        const auto mixed = [this](std::size_t seed, double k) {
            return std::size_t{shuffled_[(seed + static_cast<std::size_t>(static_cast<long long>(k))) & 255]};
        };
        return gradients_[mixed(mixed(mixed(0, x), y), z)];
    }

    std::array<Vec3, 256> gradients_;
    std::array<std::uint8_t, 256> shuffled_;
};

// #region marble
/** 大理石：沿 z 的正弦条纹，被湍流扭弯。 */
class Marble : public Texture {
public:
    Marble(double frequency, Color dark, Color light) : frequency_{frequency}, dark_{dark}, light_{light} {}

    Color value(double, double, Point p) const override {
        const double phase = frequency_ * p.z + 10 * perlin_.turbulence(p, 7);
        return mix(dark_, light_, 0.5 * (1 + std::sin(phase)));
    }

private:
    Perlin perlin_;
    double frequency_;
    Color dark_, light_;
};
// #endregion
