#pragma once
#include "frame.h"
#include "sampling.h"

// #region pdf
/** 方向的概率密度，每单位立体角：既能照着抽，也能问某个方向的密度。方向都是单位长。 */
class Pdf {
public:
    virtual ~Pdf() = default;
    virtual Vec3 sample() const = 0;
    virtual double density(Vec3 direction) const = 0;
};

/** 整个球面均匀。 */
class SpherePdf : public Pdf {
public:
    Vec3 sample() const override {
        const double u = random01(), v = random01();
        return uniformSphere(u, v);
    }
    double density(Vec3) const override { return 1 / (4 * std::numbers::pi); }
};

/** 与法线夹角的余弦成正比。 */
class CosinePdf : public Pdf {
public:
    explicit CosinePdf(Vec3 normal) : frame_{normal} {}
    Vec3 sample() const override {
        const double u = random01(), v = random01();
        return frame_.toWorld(cosineHemisphere(u, v));
    }
    double density(Vec3 direction) const override { return std::max(0.0, dot(direction, frame_.z)) / std::numbers::pi; }

private:
    Frame frame_;
};
// #endregion
