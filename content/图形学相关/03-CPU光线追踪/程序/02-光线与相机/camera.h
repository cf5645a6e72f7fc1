#pragma once
#include "ray.h"

struct CameraSettings {
    int width = 480, height = 270;    // 像素
    double viewportHeight = 2;        // 视口的高，世界单位
    double focalLength = 1;           // 相机到视口的距离，世界单位
};

/** 在原点看向 -z 的针孔相机。 */
class Camera {
public:
    explicit Camera(const CameraSettings& s)
        : width_{s.width}, height_{s.height}, pixel_{s.viewportHeight / s.height},
          topLeft_{-0.5 * s.width * pixel_, 0.5 * s.height * pixel_, -s.focalLength} {}

    int width() const { return width_; }
    int height() const { return height_; }

    /** 穿过图像上一点的光线；(0, 0) 是左上角，像素 (i, j) 的中心是 (i + 0.5, j + 0.5)。 */
    Ray ray(double px, double py) const {
        const Point target = topLeft_ + Vec3{px * pixel_, -py * pixel_, 0};
        return {{0, 0, 0}, target};
    }

private:
    int width_, height_;
    double pixel_;     // 一个像素的边长，世界单位；像素是正方形
    Point topLeft_;    // 视口的左上角
};
