// 固定大小的线程池。需要 C++20，链接时加 -pthread。
#pragma once
#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <future>
#include <limits>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

// #region job
namespace pool {

// 只能移动的 void() 包装。std::function 要求可拷贝，装不下 packaged_task。
class Job {
public:
    Job() = default;
    template <class F>
        requires(!std::is_same_v<std::decay_t<F>, Job>)
    explicit Job(F&& f) : self_{std::make_unique<Model<std::decay_t<F>>>(std::forward<F>(f))} {}
    void operator()() { self_->run(); }
private:
    struct Concept {
        virtual ~Concept() = default;
        virtual void run() = 0;
    };
    template <class F>
    struct Model final : Concept {
        F f;
        template <class G> explicit Model(G&& g) : f{std::forward<G>(g)} {}
        void run() override { f(); }
    };
    std::unique_ptr<Concept> self_;
};

}  // namespace pool
// #endregion

// #region pool
namespace pool {

enum class WhenFull { wait, reject, drop_oldest };
enum class Stop { drain, discard };                // 做完剩下的，还是丢掉

struct Rejected : std::runtime_error { using std::runtime_error::runtime_error; };

class ThreadPool {
public:
    // #region start
    explicit ThreadPool(std::size_t threads = std::max(1u, std::thread::hardware_concurrency()),
                        std::size_t capacity = std::numeric_limits<std::size_t>::max(),
                        WhenFull when_full = WhenFull::wait)
        : capacity_{capacity}, when_full_{when_full} {
        if (threads == 0 || capacity == 0) throw std::invalid_argument{"线程数与容量都不能是0"};
        try {
            for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
        } catch (...) {                            // 建到一半失败：已经建好的要收回
            stop(Stop::discard);
            throw;
        }
    }
    ~ThreadPool() { stop(Stop::drain); }
    // #endregion
    // #region copy
    ThreadPool(const ThreadPool&) = delete;
    ThreadPool& operator=(const ThreadPool&) = delete;
    // #endregion

    // #region submit
    template <class F, class... A>
    auto submit(F&& f, A&&... args) {
        using R = std::invoke_result_t<std::decay_t<F>, std::decay_t<A>...>;
        std::packaged_task<R()> task{
            [f = std::forward<F>(f), ... args = std::forward<A>(args)]() mutable -> R {
                return std::invoke(std::move(f), std::move(args)...);
            }};
        std::future<R> result = task.get_future();
        Job dropped;                               // 在锁外销毁被顶掉的任务
        {
            std::unique_lock lock{mutex_};
            if (when_full_ == WhenFull::wait)
                room_.wait(lock, [&] { return stopping_ || jobs_.size() < capacity_; });
            if (stopping_) throw Rejected{"线程池已经停止"};
            if (jobs_.size() >= capacity_) {
                if (when_full_ == WhenFull::reject) throw Rejected{"队列已满"};
                dropped = std::move(jobs_.front());
                jobs_.pop_front();
            }
            jobs_.emplace_back(std::move(task));
        }
        ready_.notify_one();
        return result;
    }
    // #endregion

    // #region stop
    // 可以重复调用；不能在池自己的线程里调用，否则线程要等待自己结束。
    void stop(Stop how) {
        std::deque<Job> dropped;
        {
            std::lock_guard lock{mutex_};
            stopping_ = true;
            if (how == Stop::discard) dropped.swap(jobs_);
        }
        ready_.notify_all();
        room_.notify_all();
        dropped.clear();                           // 它们的 future 得到 broken_promise
        for (std::thread& thread : threads_)
            if (thread.joinable()) thread.join();
    }
    // #endregion

private:
    // #region work
    void work() {
        while (true) {
            Job job;
            {
                std::unique_lock lock{mutex_};
                ready_.wait(lock, [&] { return stopping_ || !jobs_.empty(); });
                if (jobs_.empty()) return;         // 此时一定在停止
                job = std::move(jobs_.front());
                jobs_.pop_front();
            }                                      // 先放锁，再做任务
            room_.notify_one();
            job();                                 // packaged_task 接住异常，不会逃出这里
        }
    }
    // #endregion

    // #region members
    const std::size_t capacity_;
    const WhenFull when_full_;
    std::mutex mutex_;
    std::condition_variable ready_, room_;         // 有任务了；有空位了
    std::deque<Job> jobs_;
    bool stopping_ = false;
    std::vector<std::thread> threads_;             // 在构造函数体里才启动，那时别的成员都已建好
    // #endregion
};

}  // namespace pool
// #endregion
