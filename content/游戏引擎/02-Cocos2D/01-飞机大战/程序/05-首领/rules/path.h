#pragma once
#include "world.h"
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace rules {

// #region bezier
struct Bezier {
    Vec start, control1, control2, end;
    Vec at(double t) const {
        const double s = 1 - t;
        return start * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t) + end * (t * t * t);
    }
};

// 按走过的路程取点：u 从0到1匀速走完
class EvenPath {
public:
    explicit EvenPath(const Bezier& curve) : curve_(curve) {
        for (std::size_t i = 1; i < length_.size(); ++i) {
            const Vec d = curve.at(double(i) / pieces) - curve.at(double(i - 1) / pieces);
            length_[i] = length_[i - 1] + std::hypot(d.x, d.y);
        }
    }
    double length() const { return length_.back(); }
    Vec at(double u) const {
        const double want = std::clamp(u, 0.0, 1.0) * length();
        const auto next = std::lower_bound(length_.begin() + 1, length_.end() - 1, want);
        const auto i = std::size_t(next - length_.begin());
        const double piece = length_[i] - length_[i - 1];
        const double inside = piece > 0 ? (want - length_[i - 1]) / piece : 0;
        return curve_.at((double(i - 1) + inside) / pieces);
    }

private:
    static constexpr int pieces = 64;
    Bezier curve_;
    std::array<double, pieces + 1> length_{};
};
// #endregion

}   // namespace rules
