#pragma once
#include <array>
#include <cstddef>

namespace rules {

// #region gate
// 同一种音效至少隔这么多步才放一次，免得一炸一片时把播放的名额用光
class SoundGate {
public:
    explicit SoundGate(long gap) : gap_(gap) { last_.fill(-gap); }
    bool allow(std::size_t sound, long tick) {
        if (sound >= last_.size() || tick - last_[sound] < gap_) return false;
        last_[sound] = tick;
        return true;
    }

private:
    long gap_;
    std::array<long, 4> last_{};
};
// #endregion

}   // namespace rules
