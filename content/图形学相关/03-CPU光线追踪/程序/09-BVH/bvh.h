#pragma once
#include "tally.h"
#include "world.h"
#include <array>
#include <cstdint>

enum class Split { median, sah };   // 从中间切；按 SAH 代价切

/** 包围盒层次：节点放在一个数组里，左孩子紧跟着父节点。 */
class Bvh : public Hittable {
public:
    explicit Bvh(World world, Split split = Split::sah, bool nearFirst = true)
        : split_{split}, nearFirst_{nearFirst} {
        auto objects = std::move(world).release();
        std::vector<Item> items;
        items.reserve(objects.size());
        for (std::size_t i = 0; i < objects.size(); ++i) {
            const Box box = objects[i]->box();
            if (!box.empty()) items.push_back({box, i});   // 空的盒子里没有东西可打
        }
        if (!items.empty()) build(items, 0, items.size(), 0);
        for (const Item& item : items) objects_.push_back(std::move(objects[item.index]));
    }

    // #region hit
    bool hit(const Ray& ray, Interval range, Hit& hit) const override {
        if (nodes_.empty()) return false;
        Tally& counts = tally();
        const Vec3 d = ray.direction;
        const Vec3 inverse{1 / d.x, 1 / d.y, 1 / d.z};
        std::array<std::uint32_t, 64> waiting;   // 以后再看的节点
        std::size_t count = 0;
        bool any = false;
        for (std::uint32_t current = 0;;) {
            const Node& node = nodes_[current];
            ++counts.boxes;
            if (node.box.hit(ray.origin, inverse, range)) {
                if (node.count == 0) {                      // 枝：近的先看，远的等着
                    std::uint32_t first = current + 1, second = node.next;
                    if (nearFirst_ && component(d, node.axis) < 0) std::swap(first, second);
                    waiting[count++] = second;
                    current = first;
                    continue;
                }
                for (std::uint32_t i = node.next; i < node.next + node.count; ++i) {
                    ++counts.objects;
                    if (objects_[i]->hit(ray, range, hit)) {
                        any = true;
                        range.max = hit.t;                  // 更远的盒子从此进不去
                    }
                }
            }
            if (count == 0) return any;
            current = waiting[--count];
        }
    }
    // #endregion

    Box box() const override { return nodes_.empty() ? Box{} : nodes_[0].box; }
    std::size_t nodeCount() const { return nodes_.size(); }

private:
    // #region node
    struct Node {
        Box box;
        std::uint32_t next = 0;    // 枝：右孩子；叶：第一个物体
        std::uint16_t count = 0;   // 叶里有几个物体；枝是 0
        std::uint16_t axis = 0;    // 枝沿哪根轴切开
    };
    // #endregion

    struct Item {
        Box box;
        std::size_t index;
    };
    using Items = std::vector<Item>;

    static constexpr std::size_t largestLeaf = 8;

    // #region build
    /** 为 [begin, end) 造一棵子树；节点按先父、再左、再右的次序追加。 */
    void build(Items& items, std::size_t begin, std::size_t end, int depth) {
        const std::size_t self = nodes_.size();
        Node node;
        for (std::size_t i = begin; i < end; ++i) node.box.grow(items[i].box);
        nodes_.push_back(node);

        const auto [axis, middle] = choose(items, begin, end, node.box, depth);
        if (middle == begin) {                              // 不切：一片叶
            nodes_[self].next = static_cast<std::uint32_t>(begin);
            nodes_[self].count = static_cast<std::uint16_t>(end - begin);
            return;
        }
        sortAlong(items, begin, end, axis);
        build(items, begin, middle, depth + 1);
        nodes_[self].next = static_cast<std::uint32_t>(nodes_.size());
        nodes_[self].axis = static_cast<std::uint16_t>(axis);
        build(items, middle, end, depth + 1);
    }
    // #endregion

    struct Cut {
        int axis;
        std::size_t middle;   // 等于 begin：不切
    };

    static void sortAlong(Items& items, std::size_t begin, std::size_t end, int axis) {
        const auto key = [axis](const Item& i) { return std::pair{component(i.box.center(), axis), i.index}; };
        std::sort(items.begin() + std::ptrdiff_t(begin), items.begin() + std::ptrdiff_t(end),
                  [&](const Item& a, const Item& b) { return key(a) < key(b); });
    }

    Cut choose(Items& items, std::size_t begin, std::size_t end, const Box& box, int depth) const {
        // 切得太偏会让树很深；深到 30 层就改从中间切，waiting 才总够用
        return split_ == Split::median || depth > 30 ? half(items, begin, end) : cheapest(items, begin, end, box);
    }

    /** 物体中心分布最宽的轴，从中间切。 */
    static Cut half(const Items& items, std::size_t begin, std::size_t end) {
        if (end - begin <= 2) return {0, begin};
        Box centers;
        for (std::size_t i = begin; i < end; ++i) centers.grow(items[i].box.center());
        const Vec3 d = centers.high - centers.low;
        return {d.x >= d.y && d.x >= d.z ? 0 : d.y >= d.z ? 1 : 2, begin + (end - begin) / 2};
    }

    // #region sah
    /** 三根轴、每个切口都算一遍代价，取最小的。 */
    static Cut cheapest(Items& items, std::size_t begin, std::size_t end, const Box& box) {
        const std::size_t n = end - begin;
        Cut best{0, begin};
        double least = n <= largestLeaf ? double(n) : infinity;   // 不切：逐个测
        std::vector<double> leftArea(n);
        for (int axis = 0; axis < 3; ++axis) {
            sortAlong(items, begin, end, axis);
            Box left, right;
            for (std::size_t k = 1; k < n; ++k) {
                left.grow(items[begin + k - 1].box);
                leftArea[k] = left.area();
            }
            for (std::size_t k = n - 1; k > 0; --k) {             // 左边 k 个，右边 n - k 个
                right.grow(items[begin + k].box);
                const double inside = leftArea[k] * double(k) + right.area() * double(n - k);
                const double cost = 2 + (box.area() > 0 ? inside / box.area() : double(n));
                if (cost < least) {
                    least = cost;
                    best = {axis, begin + k};
                }
            }
        }
        return best.middle == begin && n > largestLeaf ? half(items, begin, end) : best;   // 盒子无穷大，代价算不出
    }
    // #endregion

    Split split_;
    bool nearFirst_;
    std::vector<Node> nodes_;
    std::vector<std::unique_ptr<Hittable>> objects_;   // 与叶的次序一致
};
