#pragma once
#include "bounce.h"

/** 探针格：每个探针存各方向的照度，和各方向看到的距离的两个矩。 */
class ProbeGrid {
public:
    static constexpr int nx = 4, ny = 3, nz = 4, rays = 400, count = 64;

    explicit ProbeGrid(const Room& room) : probes_(nx * ny * nz) {
        for (int i = 0; i < count; ++i) directions_.push_back(fibonacci(i, count));
        for (int p = 0; p < nx * ny * nz; ++p) {
            Probe& probe = probes_[std::size_t(p)];
            probe.at = place(p % nx, p / nx % ny, p / nx / ny);
            std::vector<double> weights(count);
            for (int k = 0; k < rays; ++k) {
                const Vec3 d = fibonacci(k, rays);
                const Hit hit = room.scene.nearest(probe.at, d);
                const double distance = std::min(hit.t, 3.0);
                const bool inside = hit.t < 1e8 && dot(hit.normal, d) > 0;
                const Color light = hit.t < 1e8 && !inside ? room.reflected(hit) : Color{};
                for (int f = 0; f < count; ++f) {
                    const double c = dot(d, directions_[std::size_t(f)]);
                    if (c <= 0) continue;
                    Facet& facet = probe.facets[f];
                    facet.irradiance = facet.irradiance + (c * 4 * pi / rays) * light;
                    const double w = std::pow(c, 50);
                    facet.mean += w * distance, facet.square += w * distance * distance;
                    weights[std::size_t(f)] += w;
                }
            }
            for (int f = 0; f < count; ++f) probe.facets[f].mean /= weights[std::size_t(f)], probe.facets[f].square /= weights[std::size_t(f)];
        }
    }

    // #region probes
    /** 周围八个探针加权平均；visible 为真时，用距离的两个矩估计看不看得见。 */
    Color irradiance(Vec3 p, Vec3 n, bool visible) const {
        const Vec3 at = p + 0.1 * n;                                     // 离开表面，避免自己挡自己
        const Vec3 g = cellOf(at);
        Color sum;
        double total = 0;
        for (int k = 0; k < 8; ++k) {
            const int x = int(g.x) + (k & 1), y = int(g.y) + (k >> 1 & 1), z = int(g.z) + (k >> 2);
            const Probe& probe = probes_[std::size_t((z * ny + y) * nx + x)];
            double w = (1 - std::fabs(g.x - x)) * (1 - std::fabs(g.y - y)) * (1 - std::fabs(g.z - z)) + 1e-4;
            const Vec3 toProbe = unit(probe.at - p);
            const double facing = (dot(toProbe, n) + 1) / 2;
            w *= facing * facing + 0.2;                                  // 面朝探针的多听一些
            if (visible) {
                const Vec3 out = at - probe.at;
                const double distance = std::sqrt(dot(out, out));
                const Facet& seen = probe.facets[nearestFacet(unit(out))];
                if (distance > seen.mean) {                              // 与 VSM 同一个不等式
                    const double variance = std::max(seen.square - seen.mean * seen.mean, 1e-4), gap = distance - seen.mean;
                    w *= std::max(1e-4, std::pow(variance / (variance + gap * gap), 3));
                }
            }
            sum = sum + w * probe.facets[nearestFacet(n)].irradiance;
            total += w;
        }
        return (1 / total) * sum;
    }
    // #endregion

private:
    struct Facet { Color irradiance; double mean = 0, square = 0; };
    struct Probe { Vec3 at; Facet facets[count]; };

    static Vec3 fibonacci(int i, int all) {
        const double z = 1 - (2 * i + 1.0) / all, turn = i * pi * (3 - std::sqrt(5.0)), s = std::sqrt(1 - z * z);
        return {s * std::cos(turn), s * std::sin(turn), z};
    }
    static Vec3 place(int x, int y, int z) { return {-1.7 + 1.13 * x, 0.3 + y, -1.7 + 1.13 * z}; }
    static Vec3 cellOf(Vec3 p) {
        return {std::clamp((p.x + 1.7) / 1.13, 0.0, nx - 1.001), std::clamp(p.y - 0.3, 0.0, ny - 1.001), std::clamp((p.z + 1.7) / 1.13, 0.0, nz - 1.001)};
    }
    int nearestFacet(Vec3 d) const {
        int best = 0;
        for (int f = 1; f < count; ++f)
            if (dot(d, directions_[std::size_t(f)]) > dot(d, directions_[std::size_t(best)])) best = f;
        return best;
    }
    std::vector<Probe> probes_;
    std::vector<Vec3> directions_;
};
