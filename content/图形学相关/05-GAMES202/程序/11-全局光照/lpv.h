#pragma once
#include "rsm.h"
#include <array>

/** 光传播体积：每格存红绿蓝各 4 个球谐系数的强度分布。 */
class PropagationVolume {
public:
    static constexpr int nx = 12, ny = 8, nz = 12;
    static constexpr double side = 0.36;
    using Lobe = std::array<double, 4>;
    struct Cell { std::array<Lobe, 3> c{}; };

    PropagationVolume() : now_(nx * ny * nz), sum_(nx * ny * nz) {}

    // #region lpv
    static Lobe cosineLobe(Vec3 d) {                   // max(0, 余弦) 的前两带
        const double a = std::sqrt(pi) / 2, b = std::sqrt(pi / 3);
        return {a, b * d.y, b * d.z, b * d.x};
    }
    static Lobe basis(Vec3 d) {
        const double a = 0.5 / std::sqrt(pi), b = std::sqrt(3 / (4 * pi));
        return {a, b * d.y, b * d.z, b * d.x};
    }
    void inject(const VirtualLight& light) {           // 强度 = 通量/π × 余弦
        const int at = cellOf(light.point + 0.5 * side * light.normal);
        if (at >= 0) add(now_[std::size_t(at)], light.normal, (1 / pi) * light.flux);
    }
    void propagate() {                                 // 每格从六个邻居收光
        std::vector<Cell> next(now_.size());
        for (int z = 0; z < nz; ++z)
            for (int y = 0; y < ny; ++y)
                for (int x = 0; x < nx; ++x)
                    for (const Vec3 go : axes()) {     // 光的去向
                        const int from = indexOf(x - int(go.x), y - int(go.y), z - int(go.z));
                        if (from < 0) continue;
                        for (const Vec3 face : axes()) {
                            if (dot(face, go) < 0) continue;             // 相接的那一面
                            const double solid = dot(face, go) > 0 ? 0.4007 : 0.4234;
                            const Vec3 d = unit(go + 0.5 * face);        // 邻居的中心到这一面的中心
                            const Color flux = solid * intensity(now_[std::size_t(from)], d);
                            add(next[std::size_t(indexOf(x, y, z))], face, (1 / pi) * flux);
                        }
                    }
        now_ = next;
        gatherSum();
    }
    // #endregion
    void gatherSum() {
        for (std::size_t i = 0; i < now_.size(); ++i)
            for (std::size_t k = 0; k < 3; ++k)
                for (std::size_t j = 0; j < 4; ++j) sum_[i].c[k][j] += now_[i].c[k][j];
    }
    /** 照度：三线性取强度，与朝向 -n 的余弦波瓣点积，除以一格的面积。 */
    Color irradiance(Vec3 p, Vec3 n) const {
        const Vec3 q = p + 0.5 * side * n;
        const double gx = (q.x - origin().x) / side - 0.5, gy = (q.y - origin().y) / side - 0.5, gz = (q.z - origin().z) / side - 0.5;
        const int x0 = int(std::floor(gx)), y0 = int(std::floor(gy)), z0 = int(std::floor(gz));
        const Lobe lobe = cosineLobe(-1.0 * n);
        double e[3]{};
        for (int k = 0; k < 8; ++k) {
            const int x = x0 + (k & 1), y = y0 + (k >> 1 & 1), z = z0 + (k >> 2);
            const int at = indexOf(x, y, z);
            if (at < 0) continue;
            const double w = (1 - std::fabs(gx - x)) * (1 - std::fabs(gy - y)) * (1 - std::fabs(gz - z));
            for (std::size_t c = 0; c < 3; ++c)
                for (std::size_t j = 0; j < 4; ++j) e[c] += w * lobe[j] * sum_[std::size_t(at)].c[c][j];
        }
        return {std::max(0.0, e[0]) / (side * side), std::max(0.0, e[1]) / (side * side), std::max(0.0, e[2]) / (side * side)};
    }

private:
    static const std::array<Vec3, 6>& axes() {
        static const std::array<Vec3, 6> all{Vec3{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}};
        return all;
    }
    static Vec3 origin() { return {-nx * side / 2, -0.1, -nz * side / 2}; }
    static int indexOf(int x, int y, int z) { return x < 0 || y < 0 || z < 0 || x >= nx || y >= ny || z >= nz ? -1 : (z * ny + y) * nx + x; }
    static int cellOf(Vec3 p) {
        return indexOf(int(std::floor((p.x - origin().x) / side)), int(std::floor((p.y - origin().y) / side)), int(std::floor((p.z - origin().z) / side)));
    }
    static void add(Cell& cell, Vec3 d, Color amount) {
        const Lobe lobe = cosineLobe(d);
        for (std::size_t j = 0; j < 4; ++j) cell.c[0][j] += amount.x * lobe[j], cell.c[1][j] += amount.y * lobe[j], cell.c[2][j] += amount.z * lobe[j];
    }
    static Color intensity(const Cell& cell, Vec3 d) {
        const Lobe y = basis(d);
        double v[3]{};
        for (std::size_t c = 0; c < 3; ++c)
            for (std::size_t j = 0; j < 4; ++j) v[c] += y[j] * cell.c[c][j];
        return {std::max(0.0, v[0]), std::max(0.0, v[1]), std::max(0.0, v[2])};
    }
    std::vector<Cell> now_, sum_;
};
