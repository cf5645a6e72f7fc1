#pragma once
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rules {

// #region save
struct Save {
    int best = 0, plays = 0;
    bool operator==(const Save&) const = default;
};

inline std::uint32_t checksum(std::string_view text) {       // FNV-1a，只防损坏，不防作弊
    std::uint32_t sum = 2166136261u;
    for (const char c : text) sum = (sum ^ std::uint8_t(c)) * 16777619u;
    return sum;
}

inline std::string encode(const Save& save) {                // 版本;最高分;局数;校验和
    const std::string body = "1;" + std::to_string(save.best) + ';' + std::to_string(save.plays) + ';';
    return body + std::to_string(checksum(body));
}

// 不认识的版本、缺字段、数字不成形、负数、校验不对，都返回空
inline std::optional<Save> decode(std::string_view text) {
    const char* at = text.data();
    const char* const end = at + text.size();
    const auto number = [&](auto& value, bool last) {
        const auto [stop, error] = std::from_chars(at, end, value);
        if (error != std::errc{}) return false;
        if (last) return stop == end;
        if (stop == end || *stop != ';') return false;
        at = stop + 1;
        return true;
    };
    int version = 0;
    Save save;
    std::uint32_t sum = 0;
    if (!number(version, false) || version != 1) return std::nullopt;
    if (!number(save.best, false) || !number(save.plays, false)) return std::nullopt;
    const std::string_view body(text.data(), std::size_t(at - text.data()));
    if (!number(sum, true) || sum != checksum(body) || save.best < 0 || save.plays < 0) return std::nullopt;
    return save;
}
// #endregion

}   // namespace rules
