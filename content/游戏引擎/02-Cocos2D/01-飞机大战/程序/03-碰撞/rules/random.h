#pragma once
#include <cstdint>
#include <random>

namespace rules {

// #region random
// std::mt19937 的输出由标准规定；标准库的分布没有规定，所以自己把它变成范围里的数
class Random {
public:
    explicit Random(std::uint32_t seed) : engine_(seed) {}
    std::uint32_t below(std::uint32_t n) {               // 0 到 n-1；n 是0时返回0
        return std::uint32_t((std::uint64_t(engine_()) * n) >> 32);
    }
    double between(double low, double high) { return low + (high - low) * (engine_() / 4294967296.0); }

private:
    std::mt19937 engine_;
};
// #endregion

}   // namespace rules
