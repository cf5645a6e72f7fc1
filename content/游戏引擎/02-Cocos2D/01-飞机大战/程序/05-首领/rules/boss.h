#pragma once
#include "path.h"
#include "patterns.h"
#include "shapes.h"

namespace rules {

// #region boss
class Boss {
public:
    enum class Phase { entering, fan, ring, rage, dying, gone };
    static constexpr int fullHealth = 300;
    static constexpr double halfWidth = 130, halfHeight = 90;
    static constexpr int score = 5000;

    template <class Emit>
    void step(Vec target, Emit emit) {
        change();
        move();
        shoot(target, emit);
        ++age_;
    }

    bool hit() {                                 // 扣了血才返回 true
        if (!vulnerable() || health_ <= 0) return false;
        --health_;
        return true;
    }

    Phase phase() const { return phase_; }
    int health() const { return health_; }
    Vec position() const { return position_; }
    Box box() const { return {position_, halfWidth, halfHeight}; }
    bool vulnerable() const { return phase_ == Phase::fan || phase_ == Phase::ring || phase_ == Phase::rage; }

private:
    static constexpr int enterSteps = 120, dieSteps = 120;

    void change() {                              // 所有的切换都在这里，一步至多切一次
        switch (phase_) {
        case Phase::entering: if (age_ >= enterSteps) enter(Phase::fan); break;
        case Phase::fan: if (health_ <= fullHealth * 6 / 10) enter(Phase::ring); break;
        case Phase::ring: if (health_ <= fullHealth * 3 / 10) enter(Phase::rage); break;
        case Phase::rage: if (health_ <= 0) enter(Phase::dying); break;
        case Phase::dying: if (age_ >= dieSteps) enter(Phase::gone); break;
        case Phase::gone: break;
        }
    }
    void enter(Phase next) { phase_ = next; age_ = 0; }

    void move() {
        if (phase_ == Phase::entering) position_ = arrival_.at(double(age_ + 1) / enterSteps);
        if (!vulnerable()) return;
        ++patrolled_;
        const int leg = patrolled_ / legSteps % 4;                 // 右、回、左、回
        const double u = double(patrolled_ % legSteps) / legSteps;
        const double along = leg % 2 == 0 ? u : 1 - u;
        const Vec right = swing_.at(along);
        position_ = leg < 2 ? right : Vec{fieldWidth - right.x, right.y};
    }

    template <class Emit>
    void shoot(Vec target, Emit emit) {
        const double aim = angleTo(position_, target);
        if (phase_ == Phase::fan && age_ % 40 == 0) fan(aim, 7, 1.2, 320, emit);
        if (phase_ == Phase::ring && age_ % 30 == 0) ring(age_ * 0.01, 18, 260, emit);
        if (phase_ == Phase::rage && age_ % 5 == 0) ring(age_ * 0.035, 3, 300, emit);
        if (phase_ == Phase::rage && age_ % 60 == 0) fan(aim, 5, 0.6, 420, emit);
    }

    static constexpr int legSteps = 90;
    EvenPath arrival_{{{360, 1480}, {40, 1400}, {680, 1160}, {360, 1060}}};
    EvenPath swing_{{{360, 1060}, {460, 1060}, {540, 1020}, {560, 940}}};
    Phase phase_ = Phase::entering;
    Vec position_{360, 1480};
    int age_ = 0, patrolled_ = 0, health_ = fullHealth;
};
// #endregion

}   // namespace rules
