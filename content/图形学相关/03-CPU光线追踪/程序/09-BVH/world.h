#pragma once
#include "hittable.h"
#include "tally.h"
#include <memory>
#include <utility>
#include <vector>

/** 一列物体，自己也是可以打到的东西。 */
class World : public Hittable {
public:
    void add(std::unique_ptr<Hittable> object) { objects_.push_back(std::move(object)); }

    bool hit(const Ray& ray, Interval range, Hit& hit) const override {
        bool any = false;
        Tally& counts = tally();
        for (const auto& object : objects_) {
            ++counts.objects;
            if (object->hit(ray, range, hit)) {
                any = true;
                range.max = hit.t;   // 之后只接受更近的
            }
        }
        return any;
    }

    Box box() const override {
        Box box;
        for (const auto& object : objects_) box.grow(object->box());
        return box;
    }

    /** 交出所有的物体，自己变空。 */
    std::vector<std::unique_ptr<Hittable>> release() && { return std::exchange(objects_, {}); }

private:
    std::vector<std::unique_ptr<Hittable>> objects_;
};
