#pragma once
#include "camera.h"
#include "tally.h"

/** 一种采样办法的成绩。 */
struct Measured {
    double mean = 0;        // 全图的平均亮度
    double error = 0;       // 这个平均的标准误差
    double noise = 0;       // 每像素一个样本时的噪声：各像素方差的平均，再开方
    double rays = 0;        // 每个样本追了多少条光线
    double cost() const { return noise * std::sqrt(rays); }   // 每像素花一条光线时的噪声；越小越好
};

// #region measure
/** 每个像素只穿过中心射 samples 次，物体轮廓的锯齿不算进来。 */
template <class Radiance>
Measured measure(const Camera& camera, int samples, Radiance radiance, std::uint32_t seed = 1) {
    Measured m;
    const double pixels = double(camera.width()) * camera.height();
    tally() = {};
    for (int y = 0; y < camera.height(); ++y) {
        seedRandom(seed, static_cast<std::uint32_t>(y));
        for (int x = 0; x < camera.width(); ++x) {
            Color sum, squares;
            for (int i = 0; i < samples; ++i) {
                const Color c = radiance(camera.ray(x + 0.5, y + 0.5));
                sum += c;
                squares += c * c;
            }
            const Color mean = sum / samples, variance = (squares - samples * (mean * mean)) / (samples - 1);
            m.mean += (mean.x + mean.y + mean.z) / (3 * pixels);
            m.noise += (variance.x + variance.y + variance.z) / (3 * pixels);
        }
    }
    m.noise = std::sqrt(m.noise);
    m.error = m.noise / std::sqrt(pixels * samples);   // 红绿蓝来自同一条路径，按完全相关算，只会偏大
    m.rays = double(tally().rays) / (pixels * samples);
    return m;
}
// #endregion
