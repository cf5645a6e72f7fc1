#pragma once
#include "shadow.h"

inline const int width = 216, height = 144;

/** 前面开口的房间：射灯照红墙与地面，中间一块薄隔板，右边只该有一点光。 */
struct Room {
    Scene scene{{},
                {{{-2.1, 0, -2}, {-2, 2.6, 2}, {0.72, 0.1, 0.07}}, {{2, 0, -2}, {2.1, 2.6, 2}, {0.15, 0.5, 0.18}},
                 {{-2.1, 0, -2.1}, {2.1, 2.6, -2}, {0.7, 0.7, 0.7}}, {{-2.1, 2.6, -2.1}, {2.1, 2.7, 2}, {0.7, 0.7, 0.7}},
                 {{0.7, 0, -2}, {0.74, 1.7, 0.6}, {0.7, 0.7, 0.7}}, {{-0.7, 0, -1.1}, {-0.1, 0.8, -0.5}, {0.7, 0.7, 0.7}}},
                {0.7, 0.7, 0.7}};
    LightView lamp{{0.5, 2.45, 1.5}, Frame({-1.9, -1.55, -1.3}), 0.55, true};
    static constexpr double intensity = 45;                          // 射灯的辐射强度，W/sr

    /** 射灯在 p 的照度；方锥之外是 0。 */
    double direct(Vec3 p, Vec3 n) const {
        const auto at = lamp.project(p);
        if (at.depth <= 0 || std::fabs(at.x) > 1 || std::fabs(at.y) > 1) return 0;
        const Vec3 to = lamp.origin - p;
        const double c = dot(n, unit(to));
        return c <= 0 || scene.blocked(p + 1e-4 * n, to, 1) ? 0 : intensity * c / dot(to, to);
    }
    /** 一点反射出的亮度，只算射灯直接照到的。 */
    Color reflected(const Hit& hit) const { return (direct(hit.point, hit.normal) / pi) * hit.albedo; }
};

using Irradiance = std::vector<Color>;

inline Vec3 pixelRay(int x, int y) {
    static const Frame camera({0.04, -0.06, -1});
    return unit(1.28 * camera.forward + ((2 * x + 1.0 - width) / height) * camera.right + (1 - (2 * y + 1.0) / height) * camera.up);
}
inline const Vec3 eye{-0.1, 1.35, 3.5};

inline std::vector<Hit> visibleSurfaces(const Room& room) {
    std::vector<Hit> out;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) out.push_back(room.scene.nearest(eye, pixelRay(x, y)));
    return out;
}

/** 真值：半球上 n×n 个分层的方向，碰到的点再问射灯。 */
inline Color gather(const Room& room, const Hit& hit, int n, Random& random) {
    const Frame f(hit.normal);
    Color sum;
    for (int i = 0; i < n * n; ++i) {
        const double u = (i % n + random.next()) / n, turn = 2 * pi * (i / n + random.next()) / n;
        const Vec3 d = std::sqrt(u) * (std::cos(turn) * f.right + std::sin(turn) * f.up) + std::sqrt(1 - u) * f.forward;
        const Hit far = room.scene.nearest(hit.point + 1e-4 * hit.normal, d);
        if (far.t < 1e8) sum = sum + room.reflected(far);
    }
    return (pi / (n * n)) * sum;                                     // 密度 cosθ/π
}

template <class Indirect>
Irradiance everywhere(const std::vector<Hit>& surfaces, Indirect indirect) {
    Irradiance out;
    for (const Hit& hit : surfaces) out.push_back(hit.t < 1e8 ? indirect(hit) : Color{});
    return out;
}

inline Irradiance truthOf(const Room& room, const std::vector<Hit>& surfaces) {
    Random random{3};
    return everywhere(surfaces, [&](const Hit& hit) { return gather(room, hit, 18, random); });
}

inline void save(const char* path, const Room& room, const std::vector<Hit>& surfaces, const Irradiance& indirect) {
    Image image(width, height);
    for (std::size_t i = 0; i < surfaces.size(); ++i) {
        const Hit& hit = surfaces[i];
        if (hit.t > 1e8) continue;
        const double d = room.direct(hit.point, hit.normal);
        const Color c = (1 / pi) * (hit.albedo * (indirect[i] + Color{d, d, d}));
        const auto expose = [](double v) { return 1 - std::exp(-3 * v); };       // 亮处压缩，暗处看得清
        image.at(int(i) % width, int(i) / width) = {expose(c.x), expose(c.y), expose(c.z)};
    }
    savePng(image, path);
}

inline double luminance(Color c) { return 0.2126 * c.x + 0.7152 * c.y + 0.0722 * c.z; }

/** 只看射灯没有直接照到的像素，都与真值的平均相比；isolated 是真值不到平均1%的那些像素，本该全黑。 */
struct Score { double error, average, isolated; };

inline Score compare(const Room& room, const std::vector<Hit>& surfaces, const Irradiance& got, const Irradiance& truth) {
    double squares = 0, mean = 0, sum = 0, dark = 0;
    int count = 0, darkCount = 0;
    for (std::size_t i = 0; i < truth.size(); ++i) {
        const double a = luminance(got[i]), b = luminance(truth[i]);
        if (surfaces[i].t > 1e8 || room.direct(surfaces[i].point, surfaces[i].normal) > 0) continue;
        ++count, squares += (a - b) * (a - b), sum += a, mean += b;
    }
    mean /= count;
    for (std::size_t i = 0; i < truth.size(); ++i)
        if (surfaces[i].t < 1e8 && luminance(truth[i]) < 0.01 * mean) dark += luminance(got[i]), ++darkCount;
    return {std::sqrt(squares / count) / mean, sum / count / mean, dark / darkCount / mean};
}
