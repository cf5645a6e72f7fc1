#pragma once
#include "pool.h"
#include "shapes.h"
#include <array>
#include <vector>

namespace rules {

// #region grid
// 场地切成格子，每格记着盖住它的物体。查询只看圆盖住的几格
class Grid {
public:
    static constexpr double cell = 160;
    static constexpr int columns = 5, rows = 8;          // 720/160 进一，1280/160

    void clear() { for (auto& list : cells_) list.clear(); }   // 容量留着，下一步不再分配

    void insert(const Box& box, Handle handle) {
        visit(box, [&](std::vector<Handle>& list) { list.push_back(handle); });
    }

    // 对可能碰到的每个号码调用 test，直到 test 返回 true。同一个号码可能来两次
    template <class F>
    bool query(const Box& area, F test) {
        bool found = false;
        visit(area, [&](std::vector<Handle>& list) {
            for (std::size_t i = 0; !found && i < list.size(); ++i) found = test(list[i]);
        });
        return found;
    }

private:
    // 场地之外的算进边上的格子：插入与查询用同一个换算，相交的两个盒子至少共有一格
    static int clampedIndex(double at, int count) { return int(std::clamp(std::floor(at / cell), 0.0, double(count - 1))); }

    template <class F>
    void visit(const Box& box, F f) {
        const int x0 = clampedIndex(box.center.x - box.halfWidth, columns), x1 = clampedIndex(box.center.x + box.halfWidth, columns);
        const int y0 = clampedIndex(box.center.y - box.halfHeight, rows), y1 = clampedIndex(box.center.y + box.halfHeight, rows);
        for (int y = y0; y <= y1; ++y)
            for (int x = x0; x <= x1; ++x) f(cells_[std::size_t(y * columns + x)]);
    }
    std::array<std::vector<Handle>, std::size_t(columns * rows)> cells_;
};
// #endregion

}   // namespace rules
