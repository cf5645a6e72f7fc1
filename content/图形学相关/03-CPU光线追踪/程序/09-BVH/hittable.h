#pragma once
#include "box.h"
#include "ray.h"

class Material;

/** 一次命中：着色要用的都在里面。 */
struct Hit {
    double t = 0;
    Point point;
    Vec3 normal;                          // 单位长，总是迎着光线
    bool front = true;                    // 光线从外面来
    const Material* material = nullptr;   // 物体的材质，归物体所有

    /** outward 是单位长的外法线。 */
    void face(const Ray& ray, Vec3 outward) {
        front = dot(ray.direction, outward) < 0;
        normal = front ? outward : -outward;
    }
};

/** 光线能打到的东西。 */
class Hittable {
public:
    virtual ~Hittable() = default;
    /** 命中在 range 里才算，写进 hit；没有命中时 hit 不变。 */
    virtual bool hit(const Ray& ray, Interval range, Hit& hit) const = 0;
    /** 从一帧的开头到结尾，一直包得住它的盒子。 */
    virtual Box box() const = 0;
};
