#pragma once
#include "ray.h"
#include "sampling.h"
#include <numbers>

struct CameraSettings {
    int width = 480, height = 270;    // 像素
    Point from{0, 0, 0};              // 镜头中心
    Point at{0, 0, -1};               // 看着的点
    Vec3 up{0, 1, 0};                 // 图像的上方大致朝哪边
    double fov = 90;                  // 竖直视场角，度
    double lensRadius = 0;            // 光圈半径，世界单位；0 是针孔
    double focusDistance = 1;         // 镜头中心到对焦平面的距离，世界单位
    double shutter = 0;               // 快门从 0 开到这个时刻；0 是一瞬间，1 是整帧
};

/** 薄透镜相机：视口就放在对焦平面上。 */
class Camera {
public:
    explicit Camera(const CameraSettings& s) : width_{s.width}, height_{s.height}, shutter_{s.shutter}, origin_{s.from} {
        const Vec3 back = unit(s.from - s.at);          // 相机的 z 轴，背着看的方向
        const Vec3 right = unit(cross(s.up, back));     // x 轴
        const Vec3 top = cross(back, right);            // y 轴
        const double halfFov = s.fov / 2 * std::numbers::pi / 180;
        const double pixel = 2 * std::tan(halfFov) * s.focusDistance / s.height;
        stepX_ = pixel * right;
        stepY_ = -pixel * top;
        topLeft_ = s.from - s.focusDistance * back - 0.5 * s.width * stepX_ - 0.5 * s.height * stepY_;
        lensX_ = s.lensRadius * right;
        lensY_ = s.lensRadius * top;
    }

    int width() const { return width_; }
    int height() const { return height_; }

    // #region ray
    /** 从镜头上随机一点、在快门开着的随机时刻射向图像上一点；(0, 0) 是左上角，像素 (i, j) 的中心是 (i + 0.5, j + 0.5)。 */
    Ray ray(double px, double py) const {
        const Point target = topLeft_ + px * stepX_ + py * stepY_;
        const Vec3 lens = randomInDisk();
        const Point start = origin_ + lens.x * lensX_ + lens.y * lensY_;
        return {start, target - start, shutter_ > 0 ? shutter_ * random01() : 0};
    }
    // #endregion

private:
    int width_, height_;
    double shutter_;
    Point origin_, topLeft_;
    Vec3 stepX_, stepY_;   // 图像上向右、向下一个像素
    Vec3 lensX_, lensY_;   // 镜头的两条半径
};
