#pragma once
#include "noisy.h"

using Numbers = std::vector<double>;

inline double luminance(Color c) { return 0.2126 * c.x + 0.7152 * c.y + 0.0722 * c.z; }

// #region history
struct History {
    Surfaces surfaces;                                 // 上一帧的 G 缓冲
    Light light;                                       // 上一帧累积的结果
    Numbers frames;                                    // 每格已经累积了几帧
    Numbers first, second;                             // 亮度与亮度平方的平均，估方差用
};

struct Old { bool valid = false; Color light; double frames = 0, first = 0, second = 0; };

/** 取上一帧的同一点：四格双线性，面对不上的格不算。 */
inline Old lookUp(const History& history, const Surface& now, bool checks) {
    Old old;
    double total = 0;
    const double x = now.before.x - 0.5, y = now.before.y - 0.5;
    const int x0 = int(std::floor(x)), y0 = int(std::floor(y));
    for (int k = 0; k < 4; ++k) {
        const int i = x0 + k % 2, j = y0 + k / 2;
        if (i < 0 || j < 0 || i >= width || j >= height) continue;
        const Surface& then = history.surfaces[index(i, j)];
        const bool same = then.moving == now.moving && dot(then.normal, now.normal) > 0.9
                          && (now.moving || std::fabs(dot(then.point - now.point, now.normal)) < 0.03);
        if (checks && !same) continue;
        const double w = (k % 2 ? x - x0 : 1 - x + x0) * (k / 2 ? y - y0 : 1 - y + y0);
        total += w;
        old.light = old.light + w * history.light[index(i, j)];
        old.frames += w * history.frames[index(i, j)];
        old.first += w * history.first[index(i, j)], old.second += w * history.second[index(i, j)];
    }
    if (total < 0.01) return {};
    return {true, (1 / total) * old.light, old.frames / total, old.first / total, old.second / total};
}
// #endregion

// #region clamp
/** 把旧值夹进当前帧 7×7 邻域的 平均 ± wide·标准差。 */
inline Color clampTo(const Light& now, int x, int y, Color old, double wide) {
    Color sum, squares;
    int count = 0;
    for (int j = std::max(0, y - 3); j <= std::min(height - 1, y + 3); ++j)
        for (int i = std::max(0, x - 3); i <= std::min(width - 1, x + 3); ++i) {
            const Color c = now[index(i, j)];
            sum = sum + c, squares = squares + c * c, ++count;
        }
    const auto one = [&](double s, double q, double v) {
        const double mean = s / count, deviation = std::sqrt(std::max(0.0, q / count - mean * mean));
        return std::clamp(v, mean - wide * deviation, mean + wide * deviation);
    };
    return {one(sum.x, squares.x, old.x), one(sum.y, squares.y, old.y), one(sum.z, squares.z, old.z)};
}
// #endregion

// #region joint
/** 两格是不是同一个面：法线夹角、到切平面的距离。 */
inline double sameSurface(const Surface& p, const Surface& q) {
    const double n = std::max(0.0, dot(p.normal, q.normal));
    const double plane = std::fabs(dot(q.point - p.point, p.normal));
    double sharp = n;
    for (int k = 0; k < 6; ++k) sharp *= sharp;        // n 的 64 次方
    return p.moving != q.moving ? 0 : sharp * std::exp(-plane / 0.02);
}
// #endregion

/** 窗口 (2r+1)²；weight(p,q,距离平方) 给出权重。 */
template <class Weight>
Light filtered(const Light& in, int r, Weight weight) {
    Light out(in.size());
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            Color sum;
            double total = 0;
            for (int j = std::max(0, y - r); j <= std::min(height - 1, y + r); ++j)
                for (int i = std::max(0, x - r); i <= std::min(width - 1, x + r); ++i) {
                    const double w = weight(index(x, y), index(i, j), (i - x) * (i - x) + (j - y) * (j - y));
                    sum = sum + w * in[index(i, j)], total += w;
                }
            out[index(x, y)] = (1 / total) * sum;
        }
    return out;
}

// #region firefly
/** 比 3×3 邻居里最亮的还亮，就压到那么亮。 */
inline Light withoutFireflies(const Light& in) {
    Light out = in;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            double most = 0;
            for (int j = std::max(0, y - 1); j <= std::min(height - 1, y + 1); ++j)
                for (int i = std::max(0, x - 1); i <= std::min(width - 1, x + 1); ++i)
                    if (i != x || j != y) most = std::max(most, luminance(in[index(i, j)]));
            const double own = luminance(in[index(x, y)]);
            if (own > most) out[index(x, y)] = (most / own) * in[index(x, y)];
        }
    return out;
}
// #endregion

/** 每格亮度的方差：历史够 4 帧就用时间上的矩，不够就在同一个面的邻居里估。 */
inline Numbers varianceOf(const Surfaces& s, const Light& now, const Numbers& first, const Numbers& second, const Numbers& frames) {
    Numbers out;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            const std::size_t p = index(x, y);
            double m = first[p], q = second[p];
            if (frames[p] < 4) {
                double total = 0;
                m = q = 0;
                for (int j = std::max(0, y - 3); j <= std::min(height - 1, y + 3); ++j)
                    for (int i = std::max(0, x - 3); i <= std::min(width - 1, x + 3); ++i) {
                        const double w = sameSurface(s[p], s[index(i, j)]), l = luminance(now[index(i, j)]);
                        m += w * l, q += w * l * l, total += w;
                    }
                m /= total, q /= total;
            }
            out.push_back(std::max(0.0, q - m * m));
        }
    return out;
}

// #region atrous
/** 第 level 遍：5×5 个样本，相隔 2^level 像素；方差跟着一起滤。 */
inline void atrous(const Surfaces& s, Light& light, Numbers& variance, int level) {
    const double kernel[]{1 / 16.0, 1 / 4.0, 3 / 8.0, 1 / 4.0, 1 / 16.0};
    const int step = 1 << level;
    Light outLight(light.size());
    Numbers outVariance(light.size());
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            const std::size_t p = index(x, y);
            const double tolerance = 4 * std::sqrt(variance[p]) + 1e-3;      // 亮度差多少还算噪声
            Color sum;
            double total = 0, squares = 0;
            for (int k = 0; k < 25; ++k) {
                const int i = x + (k % 5 - 2) * step, j = y + (k / 5 - 2) * step;
                if (i < 0 || j < 0 || i >= width || j >= height) continue;
                const std::size_t q = index(i, j);
                const double gap = std::fabs(luminance(light[p]) - luminance(light[q]));
                const double w = kernel[k % 5] * kernel[k / 5] * sameSurface(s[p], s[q]) * std::exp(-gap / tolerance);
                sum = sum + w * light[q], total += w, squares += w * w * variance[q];
            }
            outLight[p] = (1 / total) * sum;
            outVariance[p] = squares / (total * total);                      // 独立的量加权平均的方差
        }
    light = outLight, variance = outVariance;
}
// #endregion
