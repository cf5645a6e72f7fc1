#pragma once

/** 数一数做了多少事；每个线程各数各的。 */
struct Tally {
    long long rays = 0;      // 追踪的光线
    long long boxes = 0;     // 光线与盒子的测试
    long long objects = 0;   // 光线与物体的测试
};

inline Tally& tally() {
    thread_local Tally counts;
    return counts;
}
