#pragma once
#include <cstdint>
#include <random>

/** 每个线程自己的引擎，互不等待。 */
inline std::mt19937& randomEngine() {
    thread_local std::mt19937 engine;
    return engine;
}

/** 从这里起的随机数只由 seed 与 row 决定，与哪个线程来做无关。 */
inline void seedRandom(std::uint32_t seed, std::uint32_t row) {
    std::seed_seq sequence{seed, row};
    randomEngine().seed(sequence);
}

/** [0, 1) 上均匀；mt19937 的 32 位输出由标准规定，分布类的不是，所以自己乘 2⁻³²。 */
inline double random01() { return 0x1p-32 * static_cast<double>(randomEngine()()); }
inline double randomIn(double min, double max) { return min + (max - min) * random01(); }
