// random_tool.hpp 的测试。种子写死，每次结果相同。
#include "random_tool.hpp"
#include <iostream>
#include <map>
#include <numeric>
#include <set>
#include <thread>

int checks = 0, failed = 0;
#define CHECK(...) (++checks, (__VA_ARGS__) ? void() : (++failed, void(std::cout << "第" << __LINE__ << "行不成立：" #__VA_ARGS__ "\n")))

// #region tests
// 把 n 次抽样装进 k 格，与期望比。自由度 k-1；返回卡方值。
template <class Draw>
double chi_of(int n, std::vector<double> probabilities, Draw&& draw) {
    std::vector<long> seen(probabilities.size());
    for (int i = 0; i < n; ++i) ++seen[draw()];
    for (double& p : probabilities) p *= n;
    return rnd::chi_square(seen, probabilities);
}

int main() {
    rnd::Engine engine = rnd::make_engine(2024, 0);

    // 同种子同序列，不同路不同序列
    rnd::Engine again = rnd::make_engine(2024, 0), other = rnd::make_engine(2024, 1);
    CHECK(engine == again);
    CHECK(engine != other);

    // 自由度 5 的 99.9% 分位数是 20.52，自由度 2 的是 13.82，自由度 9 的是 27.88
    CHECK(chi_of(60000, std::vector<double>(6, 1 / 6.0), [&] { return rnd::below(engine, 6); }) < 20.52);
    CHECK(chi_of(60000, std::vector<double>(10, 0.1), [&] { return std::size_t(rnd::unit(engine) * 10); }) < 27.88);

    const double weights[]{5, 0, 3, 2};
    const rnd::Weighted weighted{weights};
    bool drew_zero = false;
    CHECK(chi_of(60000, {0.5, 0.3, 0.2}, [&] {
        const std::size_t i = weighted(engine);
        drew_zero |= i == 1;
        return i == 0 ? 0 : i - 1;
    }) < 13.82);
    CHECK(!drew_zero);                                       // 权重0永远抽不到

    // 蓄水池：0..9 取 3 个，每个数被取到的概率都应是 0.3
    std::vector<int> numbers(10);
    std::iota(numbers.begin(), numbers.end(), 0);
    std::vector<long> taken(10);
    for (int i = 0; i < 20000; ++i)
        for (int x : rnd::reservoir(numbers.begin(), numbers.end(), 3, engine)) ++taken[x];
    CHECK(std::ranges::all_of(taken, [](long n) { return n > 5700 && n < 6300; }));   // 期望6000，标准差约65
    CHECK(rnd::reservoir(numbers.begin(), numbers.begin() + 2, 3, engine).size() == 2);   // 不够就全要

    // 洗牌：四张牌的 24 种排列都应出现约 1000 次，自由度 23 的 99.9% 分位数是 49.73
    std::map<std::array<int, 4>, std::size_t> index;
    std::array<int, 4> cards{0, 1, 2, 3};
    do index.emplace(cards, index.size()); while (std::ranges::next_permutation(cards).found);
    CHECK(chi_of(24000, std::vector<double>(24, 1 / 24.0), [&] {
        std::array<int, 4> deck{0, 1, 2, 3};
        rnd::shuffle(std::span<int>{deck}, engine);
        return index.at(deck);
    }) < 49.73);

    // 球面：长度是1；按 z 分 10 层，每层面积相等，点数也应相等
    bool on_surface = true;
    CHECK(chi_of(60000, std::vector<double>(10, 0.1), [&] {
        const auto [x, y, z] = rnd::on_sphere(engine);
        on_surface &= std::abs(x * x + y * y + z * z - 1) < 1e-12;
        return std::min<std::size_t>(9, std::size_t((z + 1) * 5));
    }) < 27.88);
    CHECK(on_surface);

    // 线程局部引擎：两个线程拿到的不是同一个对象
    rnd::Engine* mine = &rnd::local_engine();
    bool same = true;
    std::thread{[&] { same = mine == &rnd::local_engine(); }}.join();
    CHECK(!same);
    std::cout << checks << "项检查，" << failed << "项不成立\n";
    return failed != 0;
}
// #endregion
