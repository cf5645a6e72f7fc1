// 随机数小工具：引擎从外面传进来，结果可以复现。需要 C++20。
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <numbers>
#include <random>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>

// #region engine
namespace rnd {

using Engine = std::mt19937;

// 每个线程一个引擎，互不相干，不用加锁。
inline Engine& local_engine() {
    thread_local Engine engine = [] {
        std::random_device device;
        std::seed_seq seed{device(), device(), device(), device()};   // 不止32位的种子
        return Engine{seed};
    }();
    return engine;
}

// 由一个总种子派生第 stream 路引擎：同样的(seed, stream)给同样的序列。
inline Engine make_engine(std::uint32_t seed, std::uint32_t stream) {
    std::seed_seq sequence{seed, stream};
    return Engine{sequence};
}

}  // namespace rnd
// #endregion

// #region uniform
namespace rnd {

// [0, n) 上的整数，不用标准分布，所以各平台结果相同；拒绝法去掉余下的尾巴。
template <class Generator>
std::uint32_t below(Generator& engine, std::uint32_t n) {
    static_assert(Generator::min() == 0 && Generator::max() == 0xFFFFFFFFu, "要32位的引擎");
    if (n == 0) throw std::invalid_argument{"n 不能是0"};
    const std::uint32_t tail = (0u - n) % n;      // 2^32 除以 n 的余数
    std::uint32_t x;
    do x = static_cast<std::uint32_t>(engine()); while (x < tail);
    return x % n;
}

// [0, 1) 上的实数：取 32 位中的高 24 位，恰好装进 float 的尾数。
template <class Generator>
float unit(Generator& engine) {
    static_assert(Generator::min() == 0 && Generator::max() == 0xFFFFFFFFu, "要32位的引擎");
    return static_cast<float>(static_cast<std::uint32_t>(engine()) >> 8) * 0x1p-24f;
}

}  // namespace rnd
// #endregion

// #region weighted
namespace rnd {

// 建一次前缀和，之后每次抽样二分查找，O(log n)。
class Weighted {
public:
    explicit Weighted(std::span<const double> weights) {
        double sum = 0;
        for (double w : weights) {
            if (!(w >= 0) || !std::isfinite(w)) throw std::invalid_argument{"权重要是有限的非负数"};
            sums_.push_back(sum += w);
        }
        if (!(sum > 0) || !std::isfinite(sum)) throw std::invalid_argument{"权重之和要是有限的正数"};
    }
    template <class Generator>
    std::size_t operator()(Generator& engine) const {
        std::uniform_real_distribution<double> uniform{0, sums_.back()};
        double x;
        do x = uniform(engine); while (x >= sums_.back());   // 舍入可能恰好碰到上端
        // 第一个大于 x 的前缀和；权重为0的项与前一项同和，永远不是“第一个大于”。
        return static_cast<std::size_t>(std::ranges::upper_bound(sums_, x) - sums_.begin());
    }
private:
    std::vector<double> sums_;
};

}  // namespace rnd
// #endregion

// #region reservoir
namespace rnd {

// 从长度未知的序列里等概率取 k 个，只走一遍。
template <std::input_iterator It, std::sentinel_for<It> End, class Generator>
auto reservoir(It first, End last, std::size_t k, Generator& engine) {
    std::vector<std::iter_value_t<It>> kept;
    if (k == 0) return kept;
    std::size_t seen = 0;
    for (; first != last; ++first) {
        ++seen;
        if (kept.size() < k) {
            kept.push_back(*first);
        } else if (const auto j = std::uniform_int_distribution<std::size_t>{0, seen - 1}(engine); j < k) {
            kept[j] = *first;                     // 以 k/seen 的概率留下，顶掉随机一个
        }
    }
    return kept;
}

}  // namespace rnd
// #endregion

// #region shuffle
namespace rnd {

// Fisher–Yates：第 i 步从还没定的前 i 个里挑一个放到末尾。
template <class T, class Generator>
void shuffle(std::span<T> items, Generator& engine) {
    for (std::size_t i = items.size(); i > 1; --i) {
        const auto j = below(engine, static_cast<std::uint32_t>(i));
        std::swap(items[i - 1], items[j]);
    }
}

}  // namespace rnd
// #endregion

// #region sphere
namespace rnd {

// 单位球面上均匀的点：z 均匀，方位角均匀。
template <class Generator>
std::array<double, 3> on_sphere(Generator& engine) {
    std::uniform_real_distribution<double> height{-1, 1}, angle{0, 2 * std::numbers::pi};
    const double z = height(engine), phi = angle(engine);
    const double r = std::sqrt(std::max(0.0, 1 - z * z));
    return {r * std::cos(phi), r * std::sin(phi), z};
}

}  // namespace rnd
// #endregion

// #region histogram
namespace rnd {

// 皮尔逊卡方统计量：每格 (实数 - 期望)^2 / 期望 之和。
inline double chi_square(std::span<const long> observed, std::span<const double> expected) {
    if (observed.size() != expected.size()) throw std::invalid_argument{"格数不同"};
    double sum = 0;
    for (std::size_t i = 0; i < observed.size(); ++i) {
        if (!(expected[i] > 0)) throw std::invalid_argument{"期望要是正数"};
        const double gap = static_cast<double>(observed[i]) - expected[i];
        sum += gap * gap / expected[i];
    }
    return sum;
}

}  // namespace rnd
// #endregion
