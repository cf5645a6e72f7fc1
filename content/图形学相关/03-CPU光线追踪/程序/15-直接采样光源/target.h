#pragma once
#include "pdf.h"
#include <vector>

// #region target
/** 能朝它挑方向的形状，比如一盏灯。 */
class Target {
public:
    virtual ~Target() = default;
    /** 从 from 朝它随机挑一个方向，单位长。 */
    virtual Vec3 toward(Point from) const = 0;
    /** toward 取到 direction 的密度，每单位立体角；那个方向没有它，就是 0。 */
    virtual double density(Point from, Vec3 direction) const = 0;
};
// #endregion

// #region lights
/** 场景里的灯；只借用，灯归场景所有。 */
class Lights {
public:
    void add(const Target& lamp) { lamps_.push_back(&lamp); }
    bool empty() const { return lamps_.empty(); }

    /** 先等概率地挑一盏，再朝它挑方向。 */
    Vec3 toward(Point from) const {
        return lamps_[static_cast<std::size_t>(random01() * double(lamps_.size()))]->toward(from);
    }
    double density(Point from, Vec3 direction) const {
        double sum = 0;
        for (const Target* lamp : lamps_) sum += lamp->density(from, direction);   // 两盏灯重叠，两份都算
        return sum / double(lamps_.size());
    }

private:
    std::vector<const Target*> lamps_;
};

/** 从一点出发、朝着各盏灯的密度；灯至少有一盏。 */
class LightsPdf : public Pdf {
public:
    LightsPdf(const Lights& lights, Point from) : lights_{lights}, from_{from} {}
    Vec3 sample() const override { return lights_.toward(from_); }
    double density(Vec3 direction) const override { return lights_.density(from_, direction); }

private:
    const Lights& lights_;
    Point from_;
};
// #endregion
