#pragma once
#include <atomic>
#include <future>
#include <thread>
#include <vector>

/** 处理器能同时跑的线程数；问不出来时是 1。 */
inline int threadCount() {
    const unsigned count = std::thread::hardware_concurrency();
    return count > 0 ? static_cast<int>(count) : 1;
}

/** 对每一行调用 row(y)：各个线程做完一行就领下一行。row 抛出的异常从这里抛出。 */
template <class Row>
void forEachRow(int height, int threads, Row row) {
    std::atomic<int> next = 0;
    const auto work = [&] {
        for (int y = next++; y < height; y = next++) row(y);
    };
    std::vector<std::future<void>> helpers;
    for (int i = 1; i < threads; ++i) helpers.push_back(std::async(std::launch::async, work));
    work();
    for (auto& helper : helpers) helper.get();
}
