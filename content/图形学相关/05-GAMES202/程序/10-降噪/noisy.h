#pragma once
#include "scene.h"

/** 一小段动画：镜头向右平移，球向右滑，灯在头顶。第 0 帧到第 lastFrame 帧。 */
inline const int width = 240, height = 160, lastFrame = 13;

struct Shot {
    Scene scene;
    Vec3 eye, ball, lamp;
    Frame camera{{0, 0, -1}};
    static constexpr double zoom = 2.6, lampHalf = 0.35, radius = 0.5;

    Vec3 direction(double x, double y) const {                   // 像素坐标，中心在 .5
        return unit(zoom * camera.forward + ((2 * x - width) / height) * camera.right + (1 - 2 * y / height) * camera.up);
    }
    Vec2 project(Vec3 p) const {                                 // direction 的逆
        const Vec3 d = p - eye;
        const double depth = dot(d, camera.forward);
        const double u = zoom * dot(d, camera.right) / depth, v = zoom * dot(d, camera.up) / depth;
        return {(u * height + width) / 2, (1 - v) * height / 2};
    }
};

inline Shot shotAt(int frame) {
    Shot shot;
    shot.ball = {-0.87 + 0.08 * frame, Shot::radius, 0.75};
    shot.scene.balls = {{shot.ball, Shot::radius, {0.8, 0.55, 0.25}}};
    shot.scene.boxes = {{{-2.6, 0, -1.3}, {2.6, 5, -1.2}, {0.7, 0.7, 0.7}},
                        {{-2.7, 0, -1.3}, {-1.9, 5, 3}, {0.7, 0.16, 0.12}},
                        {{1.9, 0, -1.3}, {2.7, 5, 3}, {0.18, 0.5, 0.2}},
                        {{0.85, 0, -0.7}, {1.4, 1.5, -0.15}, {0.7, 0.7, 0.7}}};
    shot.lamp = {-0.9, 2.7, 0.9};
    shot.eye = {-0.2 + 0.02 * frame, 1.5, 5.2};
    shot.camera = Frame({0, -0.17, -1});
    return shot;
}

/** 主光线碰到的面，也就是 G 缓冲的一格。 */
struct Surface {
    Vec3 point, normal;
    Color albedo;
    bool moving = false;
    Vec2 before;                                                 // 上一帧在画面的哪里
};

inline Color floorAlbedo(Vec3 p) { return (int(std::floor(p.x * 3)) + int(std::floor(p.z * 3))) & 1 ? Color{0.75, 0.73, 0.7} : Color{0.22, 0.24, 0.3}; }

/** 一点收到的光，除以 π：一次灯采样，一次弹射。 */
inline Color sampleLight(const Shot& shot, const Surface& at, Random& random) {
    const auto direct = [&](Vec3 p, Vec3 n) {
        const Vec3 q = shot.lamp + Vec3{Shot::lampHalf * (2 * random.next() - 1), 0, Shot::lampHalf * (2 * random.next() - 1)};
        const Vec3 to = q - p, d = unit(to);
        const double c = dot(n, d), lamp = d.y;
        if (c <= 0 || lamp <= 0 || shot.scene.blocked(p + 1e-4 * n, to, 1)) return Color{};
        const double area = 4 * Shot::lampHalf * Shot::lampHalf;
        return (c * lamp * area / (dot(to, to) * pi)) * Color{38, 34, 28};
    };
    Color sum = direct(at.point, at.normal);
    const double u = random.next(), turn = 2 * pi * random.next();
    const Frame f(at.normal);
    const Vec3 d = std::sqrt(u) * (std::cos(turn) * f.right + std::sin(turn) * f.up) + std::sqrt(1 - u) * f.forward;
    const Hit hit = shot.scene.nearest(at.point + 1e-4 * at.normal, d);
    if (hit.t < 1e8) {
        const Color albedo = hit.point.y < 1e-6 ? floorAlbedo(hit.point) : hit.albedo;
        sum = sum + albedo * direct(hit.point, hit.normal);
    }
    return sum;
}

using Surfaces = std::vector<Surface>;
using Light = std::vector<Color>;                                // 没有乘反照率的光

inline std::size_t index(int x, int y) { return std::size_t(y * width + x); }

inline Surfaces surfacesOf(int frame) {
    const Shot now = shotAt(frame), old = shotAt(frame - 1);
    Surfaces out;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            const Hit hit = now.scene.nearest(now.eye, now.direction(x + 0.5, y + 0.5));
            Surface s{hit.point, hit.normal, hit.point.y < 1e-6 ? floorAlbedo(hit.point) : hit.albedo, false, {}};
            s.moving = std::fabs(std::sqrt(dot(hit.point - now.ball, hit.point - now.ball)) - Shot::radius) < 1e-6;
            s.before = old.project(s.moving ? hit.point - now.ball + old.ball : hit.point);
            out.push_back(s);
        }
    return out;
}

inline Light lightOf(int frame, const Surfaces& surfaces, int samples) {
    const Shot shot = shotAt(frame);
    Light out;
    for (std::size_t i = 0; i < surfaces.size(); ++i) {
        Random random{std::uint64_t(frame) * 1000003 + i + (samples > 1 ? 77777777u : 0u)};
        Color sum;
        for (int s = 0; s < samples; ++s) sum = sum + sampleLight(shot, surfaces[i], random);
        out.push_back((1.0 / samples) * sum);
    }
    return out;
}

inline void save(const char* path, const Surfaces& surfaces, const Light& light) {
    Image image(width, height);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) image.at(x, y) = surfaces[index(x, y)].albedo * light[index(x, y)];
    savePng(image, path);
}

/** 画面里的一块，单位像素。 */
struct Region { int left = 0, top = 0, right = width, bottom = height; };

/** 乘上反照率之后，与真值之差的均方根。 */
inline double errorOf(const Surfaces& surfaces, const Light& light, const Light& truth, Region in = {}) {
    double sum = 0;
    int count = 0;
    for (int y = in.top; y < in.bottom; ++y)
        for (int x = in.left; x < in.right; ++x, ++count) {
            const Color d = surfaces[index(x, y)].albedo * (light[index(x, y)] - truth[index(x, y)]);
            sum += dot(d, d) / 3;
        }
    return std::sqrt(sum / count);
}
