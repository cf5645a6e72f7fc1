#pragma once
#include "image.h"
#include <vector>

struct Hit { double t = 1e9; Vec3 point, normal, albedo; };
struct Ball { Vec3 center; double radius; Color albedo; };
struct Box { Vec3 low, high; Color albedo; };

/** 地面 y = 0，加上球与长方体。方向 d 不必是单位向量，t 以 d 的长度计。 */
struct Scene {
    std::vector<Ball> balls;
    std::vector<Box> boxes;
    Color ground{0.5, 0.5, 0.48};

    Hit nearest(Vec3 o, Vec3 d, double from = 1e-6) const {
        Hit best;
        if (d.y < 0 && -o.y / d.y > from) best = {-o.y / d.y, {}, {0, 1, 0}, ground};
        for (const Ball& ball : balls) {
            const Vec3 c = ball.center - o;
            const double a = dot(d, d), h = dot(d, c), delta = h * h - a * (dot(c, c) - ball.radius * ball.radius);
            if (delta < 0) continue;
            for (double t : {(h - std::sqrt(delta)) / a, (h + std::sqrt(delta)) / a})
                if (t > from && t < best.t) best = {t, {}, unit(t * d - c), ball.albedo};
        }
        for (const Box& box : boxes) slab(box, o, d, from, best);
        best.point = o + best.t * d;
        return best;
    }
    bool blocked(Vec3 o, Vec3 d, double limit = 1e8) const { return nearest(o, d, 1e-5).t < limit; }

private:
    static void slab(const Box& box, Vec3 o, Vec3 d, double from, Hit& best) {
        const double os[]{o.x, o.y, o.z}, ds[]{d.x, d.y, d.z};
        const double low[]{box.low.x, box.low.y, box.low.z}, high[]{box.high.x, box.high.y, box.high.z};
        double in = -1e9, out = 1e9;
        int inAxis = 0, outAxis = 0;
        for (int k = 0; k < 3; ++k) {
            if (ds[k] == 0) {
                if (os[k] < low[k] || os[k] > high[k]) return;
                continue;
            }
            const double a = (low[k] - os[k]) / ds[k], b = (high[k] - os[k]) / ds[k];
            if (std::min(a, b) > in) in = std::min(a, b), inAxis = k;
            if (std::max(a, b) < out) out = std::max(a, b), outAxis = k;
        }
        if (in > out) return;
        const bool entering = in > from;
        const double t = entering ? in : out;
        if (t <= from || t >= best.t) return;
        const int axis = entering ? inAxis : outAxis;
        const double side = (ds[axis] > 0) == entering ? -1 : 1;
        best = {t, {}, {axis == 0 ? side : 0, axis == 1 ? side : 0, axis == 2 ? side : 0}, box.albedo};
    }
};

/** 从 eye 看向 target 画一幅图，samples×samples 个子像素；shade 收到碰到的点。 */
template <class Shade>
Image photograph(const Scene& scene, int width, int height, int samples, Vec3 eye, Vec3 target, double zoom, Shade shade) {
    Image image(width, height);
    const Frame camera(target - eye);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            for (int s = 0; s < samples * samples; ++s) {
                const double px = (2 * (x + (s % samples + 0.5) / samples) - width) / height;
                const double py = 1 - 2 * (y + (s / samples + 0.5) / samples) / height;
                const Vec3 d = unit(zoom * camera.forward + px * camera.right + py * camera.up);
                const Hit hit = scene.nearest(eye, d);
                const Color c = hit.t < 1e8 ? shade(hit) : Color{0.55, 0.66, 0.8};
                image.at(x, y) = image.at(x, y) + (1.0 / (samples * samples)) * c;
            }
    return image;
}

/** 俯视地面上的一块：左上角 low，右下角 high；value 给出 0 到 1 的亮度。 */
template <class Value>
Image groundPatch(int width, int height, Vec2 low, Vec2 high, Value value) {
    Image image(width, height);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            const double u = (x + 0.5) / width, v = (y + 0.5) / height;
            const double light = value(Vec3{low.x + u * (high.x - low.x), 0, low.y + v * (high.y - low.y)});
            image.at(x, y) = (0.06 + 0.74 * light) * Color{1, 0.98, 0.94};
        }
    return image;
}
