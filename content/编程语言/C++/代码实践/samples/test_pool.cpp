// thread_pool.hpp 的测试。用 promise 当闸门，不靠睡眠。
#include "thread_pool.hpp"
#include <atomic>
#include <iostream>
#include <memory>
#include <numeric>
#include <string>

int checks = 0, failed = 0;
#define CHECK(...) (++checks, (__VA_ARGS__) ? void() : (++failed, void(std::cout << "第" << __LINE__ << "行不成立：" #__VA_ARGS__ "\n")))

// #region tests
using pool::ThreadPool, pool::Stop, pool::WhenFull;

// 占住池里唯一的线程，直到 open。
struct Gate {
    std::promise<void> entered, opened;
    std::future<void> inside = entered.get_future();
    void hold(ThreadPool& p) {
        p.submit([this] { entered.set_value(); opened.get_future().wait(); });
        inside.wait();
    }
    void open() { opened.set_value(); }
};
template <class T>
bool broken(std::future<T>& f) {
    try { f.get(); } catch (const std::future_error& e) { return e.code() == std::future_errc::broken_promise; }
    return false;
}

int main() {
    {   // 返回值、实参、只能移动的实参、异常
        ThreadPool p{4};
        CHECK(p.submit([](int a, int b) { return a + b; }, 2, 3).get() == 5);
        CHECK(p.submit([](std::unique_ptr<int> n) { return *n; }, std::make_unique<int>(7)).get() == 7);
        auto bad = p.submit([]() -> int { throw std::runtime_error{"坏数据"}; });
        std::string what;
        try { bad.get(); } catch (const std::runtime_error& e) { what = e.what(); }
        CHECK(what == "坏数据");
        CHECK(p.submit([] { return 1; }).get() == 1);      // 抛过异常的线程还在工作
    }
    {   // 每个任务恰好做一次
        std::vector<std::atomic<int>> done(10000);
        {
            ThreadPool p{4, 64};
            for (auto& d : done) p.submit([&d] { ++d; });
        }                                                  // 析构：做完再走
        CHECK(std::ranges::all_of(done, [](const auto& d) { return d == 1; }));
    }
    {   // 停止时丢弃：排队的任务报 broken_promise，正在做的做完
        ThreadPool p{1};
        Gate gate;
        gate.hold(p);
        auto waiting = p.submit([] { return 1; });
        std::thread stopper{[&] { p.stop(Stop::discard); }};
        CHECK(broken(waiting));
        gate.open();
        stopper.join();
        bool rejected = false;
        try { p.submit([] {}); } catch (const pool::Rejected&) { rejected = true; }
        CHECK(rejected);
    }
    {   // 队列满：拒绝
        ThreadPool p{1, 1, WhenFull::reject};
        Gate gate;
        gate.hold(p);
        auto first = p.submit([] { return 1; });
        bool rejected = false;
        try { p.submit([] { return 2; }); } catch (const pool::Rejected&) { rejected = true; }
        CHECK(rejected);
        gate.open();
        CHECK(first.get() == 1);
    }
    {   // 队列满：丢最旧的
        ThreadPool p{1, 1, WhenFull::drop_oldest};
        Gate gate;
        gate.hold(p);
        auto first = p.submit([] { return 1; });
        auto second = p.submit([] { return 2; });
        CHECK(broken(first));
        gate.open();
        CHECK(second.get() == 2);
    }
    {   // 后续任务由前一个提交：一个线程也做得完
        std::promise<int> end;                             // 比池先建，后析构
        ThreadPool p{1};
        p.submit([&] { p.submit([&end, part = 20] { end.set_value(part + 1); }); });
        CHECK(end.get_future().get() == 21);
    }
    std::cout << checks << "项检查，" << failed << "项不成立\n";
    return failed != 0;
}
// #endregion
