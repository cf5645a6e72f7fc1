#pragma once
#include "bounce.h"

struct Voxel { double r = 0, g = 0, b = 0, opacity = 0; };        // 亮度已乘不透明度

/** 体素金字塔：第 0 层 n³ 格，每往上一层格数减半。directional：六个方向各存一座。 */
class VoxelPyramid {
public:
    static constexpr int n = 64;
    static constexpr double side = 4.4 / n;

    VoxelPyramid(const Room& room, bool directional) : directional_{directional} {
        std::vector<Voxel> base(n * n * n);
        std::vector<int> counts(n * n * n);
        const Vec3 axes[]{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
        for (int axis = 0; axis < 3; ++axis)           // 沿三个轴正反各射一遍，碰到的面填进格子
            for (int way = -1; way <= 1; way += 2)
                for (int k = 0; k < n * n; ++k) {
                    const double a = (k % n + 0.5) * side, b = (k / n + 0.5) * side, far = way > 0 ? -1 : 5.4;
                    const Vec3 start = origin() + (axis == 0 ? Vec3{far, a, b} : axis == 1 ? Vec3{a, far, b} : Vec3{a, b, far});
                    Vec3 from = start;
                    for (int step = 0; step < 12; ++step) {
                        const Hit hit = room.scene.nearest(from, double(way) * axes[axis], 1e-4);
                        if (hit.t > 20) break;
                        const int at = cellOf(hit.point - 1e-3 * hit.normal);
                        if (at >= 0 && dot(hit.normal, double(way) * axes[axis]) < 0) {
                            const Color c = room.reflected(hit);
                            Voxel& v = base[std::size_t(at)];
                            v.r += c.x, v.g += c.y, v.b += c.z;
                            ++counts[std::size_t(at)];
                        }
                        from = hit.point;
                    }
                }
        for (std::size_t i = 0; i < counts.size(); ++i)
            if (counts[i]) {
                Voxel& v = base[i];
                v = {v.r / counts[i], v.g / counts[i], v.b / counts[i], 1};
            }
        for (int k = 0; k < (directional ? 6 : 1); ++k) {
            pyramids_.push_back({base});
            for (int size = n / 2; size >= 1; size /= 2) pyramids_.back().push_back(halved(pyramids_.back().back(), size, k));
        }
    }

    // #region cone
    /** 沿锥从近到远取样，锥越宽取越粗的一层；前面的挡住后面的。 */
    Color cone(Vec3 from, Vec3 d, double tangent) const {
        Voxel sum;
        double t = 2 * side;
        while (t < 5 && sum.opacity < 0.99) {
            const double wide = std::max(side, 2 * tangent * t);                 // 锥在这里的直径
            const Voxel v = sample(from + t * d, d, std::log2(wide / side));
            const double left = 1 - sum.opacity;                                 // 还看得穿多少
            sum.r += left * v.r, sum.g += left * v.g, sum.b += left * v.b;
            sum.opacity += left * v.opacity;
            t += wide / 2;
        }
        return {sum.r, sum.g, sum.b};
    }
    Color irradiance(Vec3 p, Vec3 n) const {           // 六个 60° 的锥铺满半球
        const Frame f(n);
        const Vec3 from = p + side * n;
        Color sum = 0.25 * cone(from, n, 0.577);
        for (int k = 0; k < 5; ++k) {
            const double turn = 2 * pi * k / 5;
            sum = sum + 0.15 * cone(from, 0.5 * n + 0.866 * (std::cos(turn) * f.right + std::sin(turn) * f.up), 0.577);
        }
        return pi * sum;
    }
    // #endregion

private:
    static Vec3 origin() { return {-2.2, -0.2, -2.2}; }
    static int cellOf(Vec3 p) {
        const int x = int(std::floor((p.x - origin().x) / side)), y = int(std::floor((p.y - origin().y) / side)), z = int(std::floor((p.z - origin().z) / side));
        return x < 0 || y < 0 || z < 0 || x >= n || y >= n || z >= n ? -1 : (z * n + y) * n + x;
    }
    // #region halve
    /** 缩小一半。way 是光行进的方向 +x、-x、+y…：前后两格按遮挡合成，再平均四对。 */
    std::vector<Voxel> halved(const std::vector<Voxel>& fine, int size, int way) const {
        std::vector<Voxel> out;
        for (int z = 0; z < size; ++z)
            for (int y = 0; y < size; ++y)
                for (int x = 0; x < size; ++x) {
                    const auto child = [&](int k) {    // k 的三个二进制位是 x、y、z 的奇偶
                        return fine[std::size_t(((2 * z + (k >> 2)) * 2 * size + 2 * y + (k >> 1 & 1)) * 2 * size + 2 * x + (k & 1))];
                    };
                    Voxel o;
                    for (int k = 0; k < 8; ++k) {
                        const int axis = 1 << way / 2;
                        const bool isBack = ((k & axis) != 0) == (way % 2 == 0);
                        const Voxel v = child(k);
                        const double left = !directional_ ? 0.5 : isBack ? 1 - child(k ^ axis).opacity : 1;
                        o.r += left * v.r / 4, o.g += left * v.g / 4, o.b += left * v.b / 4, o.opacity += left * v.opacity / 4;
                    }
                    out.push_back(o);
                }
        return out;
    }
    // #endregion
    Voxel sampleLevel(const std::vector<Voxel>& cells, Vec3 p, int level) const {
        const int size = n >> level;
        const double cell = side * (1 << level);
        const double gx = (p.x - origin().x) / cell - 0.5, gy = (p.y - origin().y) / cell - 0.5, gz = (p.z - origin().z) / cell - 0.5;
        const int x0 = int(std::floor(gx)), y0 = int(std::floor(gy)), z0 = int(std::floor(gz));
        Voxel out;
        for (int k = 0; k < 8; ++k) {
            const int x = x0 + (k & 1), y = y0 + (k >> 1 & 1), z = z0 + (k >> 2);
            if (x < 0 || y < 0 || z < 0 || x >= size || y >= size || z >= size) continue;
            const double w = (1 - std::fabs(gx - x)) * (1 - std::fabs(gy - y)) * (1 - std::fabs(gz - z));
            const Voxel& v = cells[std::size_t((z * size + y) * size + x)];
            out.r += w * v.r, out.g += w * v.g, out.b += w * v.b, out.opacity += w * v.opacity;
        }
        return out;
    }
    Voxel sample(Vec3 p, Vec3 d, double level) const {
        const int low = std::clamp(int(std::floor(level)), 0, int(pyramids_[0].size()) - 2);
        const double f = std::clamp(level - low, 0.0, 1.0);
        const double parts[]{d.x, d.y, d.z};
        Voxel sum;
        for (std::size_t axis = 0; axis < (directional_ ? 3 : 1); ++axis) {       // 三个方向按余弦平方混合
            const double w = directional_ ? parts[axis] * parts[axis] : 1;
            const auto& pyramid = pyramids_[directional_ ? 2 * axis + (parts[axis] < 0 ? 1 : 0) : 0];
            for (int k = 0; k < 2; ++k) {
                const double share = w * (k ? f : 1 - f);
                if (share == 0) continue;
                const Voxel v = sampleLevel(pyramid[std::size_t(low + k)], p, low + k);
                sum.r += share * v.r, sum.g += share * v.g, sum.b += share * v.b, sum.opacity += share * v.opacity;
            }
        }
        return sum;
    }
    std::vector<std::vector<std::vector<Voxel>>> pyramids_;          // 方向、层、格
    bool directional_;
};
