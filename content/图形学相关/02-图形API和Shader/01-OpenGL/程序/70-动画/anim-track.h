#pragma once
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <glm/glm.hpp>
#include <glm/gtc/quaternion.hpp>
#include <stdexcept>
#include <utility>
#include <vector>

// 两个关键帧之间怎样补：数与向量线性，旋转走球面。
inline float between(float a, float b, float t) { return a + (b - a) * t; }
inline glm::vec3 between(glm::vec3 a, glm::vec3 b, float t) { return glm::mix(a, b, t); }
inline glm::quat between(glm::quat a, glm::quat b, float t) { return glm::slerp(a, b, t); }

// #region track
/** 一条轨道：什么时刻是什么值。头尾之外保持不变。 */
template <class T>
class Track {
public:
    // hide-start
    Track(std::vector<float> times, std::vector<T> values) : times_{std::move(times)}, values_{std::move(values)} {
        if (times_.empty() || times_.size() != values_.size()) throw std::invalid_argument("时刻与值要一样多，至少一个");
        for (std::size_t i = 0; i + 1 < times_.size(); ++i)
            if (!(times_[i] < times_[i + 1])) throw std::invalid_argument("时刻要从小到大，不能相同");
    }
    // hide-end
    T at(float time) const {
        const auto next = std::upper_bound(times_.begin(), times_.end(), time);   // 第一个晚于 time 的
        if (next == times_.begin()) return values_.front();
        if (next == times_.end()) return values_.back();
        const auto i = static_cast<std::size_t>(next - times_.begin());
        const float t = (time - times_[i - 1]) / (times_[i] - times_[i - 1]);     // 0 到 1
        return between(values_[i - 1], values_[i], t);
    }

private:
    std::vector<float> times_;
    std::vector<T> values_;
};
// #endregion

// #region clock
/** 播放一段动画的钟，单位秒。 */
struct Clock {
    double duration = 1, speed = 1, time = 0;
    void advance(double delta) {
        if (!(duration > 0)) return;                     // 只有一个姿态，没有什么可走
        time = std::fmod(time + speed * delta, duration);
        if (time < 0) time += duration;                  // 倒放时 fmod 给出负数
    }
};
// #endregion
