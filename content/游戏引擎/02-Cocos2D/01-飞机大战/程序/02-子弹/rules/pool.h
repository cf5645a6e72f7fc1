#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

namespace rules {

// 第几个槽，第几次使用。对象还回去之后，旧的号码就不再有效
struct Handle {
    std::uint32_t slot = 0, generation = 0;
    bool operator==(const Handle&) const = default;
};

// #region pool
template <class T, std::size_t Capacity>
class Pool {
public:
    Pool() {
        for (std::size_t i = 0; i < Capacity; ++i) free_[i] = std::uint32_t(Capacity - 1 - i);   // 先用0号
    }

    std::optional<Handle> take(T value) {                // 满了返回空
        if (freeCount_ == 0) return std::nullopt;
        const std::uint32_t slot = free_[--freeCount_];
        slots_[slot].value = std::move(value);
        slots_[slot].used = true;
        return Handle{slot, slots_[slot].generation};
    }

    bool give(Handle handle) {                           // 旧号码：什么也不做
        if (!get(handle)) return false;
        slots_[handle.slot].used = false;
        ++slots_[handle.slot].generation;
        free_[freeCount_++] = handle.slot;
        return true;
    }

    T* get(Handle handle) {
        if (handle.slot >= Capacity) return nullptr;
        Slot& slot = slots_[handle.slot];
        return slot.used && slot.generation == handle.generation ? &slot.value : nullptr;
    }

    const T* at(std::size_t slot) const {                // 给画面用：这个槽在用吗
        return slot < Capacity && slots_[slot].used ? &slots_[slot].value : nullptr;
    }

    template <class F>
    void forEach(F visit) {                              // 途中可以还回任何一个，槽不会搬家
        for (std::uint32_t i = 0; i < Capacity; ++i)
            if (slots_[i].used) visit(Handle{i, slots_[i].generation}, slots_[i].value);
    }

    std::size_t size() const { return Capacity - freeCount_; }
    static constexpr std::size_t capacity() { return Capacity; }

private:
    struct Slot { T value{}; std::uint32_t generation = 0; bool used = false; };
    std::array<Slot, Capacity> slots_{};
    std::array<std::uint32_t, Capacity> free_{};
    std::size_t freeCount_ = Capacity;
};
// #endregion

}   // namespace rules
