#pragma once
#include "scene.h"

// #region view
/** 光源的相机。平行光：half 是画面半宽，单位米；点光源：half 是半张角的正切。 */
struct LightView {
    Vec3 origin;
    Frame frame;
    double half;
    bool perspective = false;

    struct Place { double x, y, depth; };             // x、y 在 [-1,1]，depth 沿光的方向，单位米
    Place project(Vec3 p) const {
        const Vec3 d = p - origin;
        const double depth = dot(d, frame.forward), wide = perspective ? half * depth : half;
        return {dot(d, frame.right) / wide, dot(d, frame.up) / wide, depth};
    }
};
// #endregion

/** 第一趟：每格记下光源看到的最近深度。 */
class ShadowMap {
public:
    ShadowMap(const Scene& scene, LightView view, int size, bool second = false)
        : view_{view}, size_{size}, depth_(std::size_t(size) * std::size_t(size)) {
        for (int j = 0; j < size; ++j)
            for (int i = 0; i < size; ++i) {
                const double x = (2 * i + 1.0) / size - 1, y = (2 * j + 1.0) / size - 1;
                const Vec3 side = view.half * (x * view.frame.right + y * view.frame.up);
                const Vec3 o = view.perspective ? view.origin : view.origin + side;
                const Vec3 d = view.perspective ? view.frame.forward + side : view.frame.forward;
                double t = scene.nearest(o, d).t;     // d 沿光轴的分量是 1，所以 t 就是深度
                if (second) t = scene.nearest(o, d, t + 1e-4).t;
                depth_[std::size_t(j * size + i)] = t;
            }
    }
    const LightView& view() const { return view_; }
    int size() const { return size_; }
    double texel() const { return 2 * view_.half / size_; }      // 平行光：一格多宽，米
    double at(int i, int j) const {                              // 图外当作没有遮挡
        return i < 0 || j < 0 || i >= size_ || j >= size_ ? 1e9 : depth_[std::size_t(j * size_ + i)];
    }
    double at(double x, double y) const {                        // x、y 在 [-1,1]
        return at(int(std::floor((x + 1) / 2 * size_)), int(std::floor((y + 1) / 2 * size_)));
    }

private:
    LightView view_;
    int size_;
    std::vector<double> depth_;
};

/** 阴影贴图一格之内，平面的深度最多比格中心深多少；n 是平面的法线。 */
inline double slopeBias(const ShadowMap& map, Vec3 n) {
    const Frame& f = map.view().frame;
    const double along = std::max(0.05, std::fabs(dot(n, f.forward)));
    return map.texel() / 2 * (std::fabs(dot(n, f.right)) + std::fabs(dot(n, f.up))) / along;
}
