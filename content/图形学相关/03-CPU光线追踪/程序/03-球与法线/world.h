#pragma once
#include "hittable.h"
#include <memory>
#include <utility>
#include <vector>

/** 一列物体，自己也是可以打到的东西。 */
class World : public Hittable {
public:
    void add(std::unique_ptr<Hittable> object) { objects_.push_back(std::move(object)); }

    bool hit(const Ray& ray, Interval range, Hit& hit) const override {
        bool any = false;
        for (const auto& object : objects_)
            if (object->hit(ray, range, hit)) {
                any = true;
                range.max = hit.t;   // 之后只接受更近的
            }
        return any;
    }

private:
    std::vector<std::unique_ptr<Hittable>> objects_;
};
