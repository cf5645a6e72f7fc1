// 聚合类的编译期反射：字段个数、成员、字段名、类型名、枚举名。需要 C++20，字段名与枚举名按 g++ 12 的写法截取。
#pragma once
#include <array>
#include <cstddef>
#include <ostream>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

// #region count
namespace agg {

// 能变成任何类型的占位值；只声明，从不真的求值。
struct AnyField {
    template <class T>
    operator T() const noexcept;
};

template <class T, std::size_t... I>
constexpr bool accepts(std::index_sequence<I...>) {
    return requires { T{(void(I), AnyField{})...}; };
}

inline constexpr std::size_t max_fields = 8;

// 从多到少试：T{占位, 占位, …} 第一次合法时的个数就是字段个数。
template <class T, std::size_t N = max_fields + 1>
constexpr std::size_t field_count() {
    static_assert(std::is_aggregate_v<T>, "只支持聚合类");
    if constexpr (accepts<T>(std::make_index_sequence<N>{})) {
        static_assert(N <= max_fields, "字段太多，先加大 max_fields 与 tie_fields");
        return N;
    } else if constexpr (N == 0) {
        static_assert(N != 0, "连 T{} 都不合法");
        return 0;
    } else {
        return field_count<T, N - 1>();
    }
}

}  // namespace agg
// #endregion

// #region tie
namespace agg {

// 结构化绑定的名字个数写死在源码里，所以每种个数要写一行。
template <class T>
constexpr auto tie_fields(T& object) {
    constexpr std::size_t n = field_count<std::remove_const_t<T>>();
    if constexpr (n == 0) { return std::tie(); }
    else if constexpr (n == 1) { auto& [a] = object; return std::tie(a); }
    else if constexpr (n == 2) { auto& [a, b] = object; return std::tie(a, b); }
    else if constexpr (n == 3) { auto& [a, b, c] = object; return std::tie(a, b, c); }
    else if constexpr (n == 4) { auto& [a, b, c, d] = object; return std::tie(a, b, c, d); }
    else if constexpr (n == 5) { auto& [a, b, c, d, e] = object; return std::tie(a, b, c, d, e); }
    else if constexpr (n == 6) { auto& [a, b, c, d, e, f] = object; return std::tie(a, b, c, d, e, f); }
    else if constexpr (n == 7) { auto& [a, b, c, d, e, f, g] = object; return std::tie(a, b, c, d, e, f, g); }
    else { auto& [a, b, c, d, e, f, g, h] = object; return std::tie(a, b, c, d, e, f, g, h); }
}

}  // namespace agg
// #endregion

// #region names
namespace agg {

// g++ 12 给出 “… type_name() [with T = 名字; std::string_view = …]”
template <class T>
constexpr std::string_view type_name() {
    constexpr std::string_view text = __PRETTY_FUNCTION__;
    constexpr std::string_view mark = "T = ";
    constexpr auto begin = text.find(mark) + mark.size();
    return text.substr(begin, text.find("; std::string_view", begin) - begin);
}

// “[with auto V = Color::red; …” 是枚举项；没有这个值时是 “[with auto V = (Color)2; …”
template <auto V>
constexpr std::string_view enum_name() {
    constexpr std::string_view text = __PRETTY_FUNCTION__;
    constexpr std::string_view mark = "V = ";
    constexpr auto begin = text.find(mark) + mark.size();
    constexpr auto value = text.substr(begin, text.find("; std::string_view", begin) - begin);
    if constexpr (value.front() == '(') { return {}; }
    constexpr auto colon = value.rfind(':');
    return colon == value.npos ? value : value.substr(colon + 1);
}

// 在 [0, Limit) 里找：每个整数都实例化一次 enum_name。
template <class E, std::size_t Limit = 64>
constexpr std::string_view to_name(E value) {
    constexpr auto table = []<std::size_t... I>(std::index_sequence<I...>) {
        return std::array<std::string_view, Limit>{enum_name<static_cast<E>(I)>()...};
    }(std::make_index_sequence<Limit>{});
    const auto index = static_cast<std::size_t>(value);
    return index < Limit ? table[index] : std::string_view{};
}

}  // namespace agg
// #endregion

// #region fieldnames
namespace agg {

// 联合体里的 value 从不构造，只借它的成员取地址，所以不要求 T 能默认构造。
template <class T>
union Holder {
    char none;
    T value;
    constexpr Holder() : none{} {}
    constexpr ~Holder() {}
};
template <class T> inline constexpr Holder<T> fake{};

// “[with auto P = (& fake<Player>.…::value.Player::hp); …” 的最后一段是字段名
template <auto P>
constexpr std::string_view pointer_name() {
    constexpr std::string_view text = __PRETTY_FUNCTION__;
    constexpr auto end = text.find("); std::string_view");
    constexpr auto begin = text.rfind(':', end) + 1;
    return text.substr(begin, end - begin);
}

template <class T, std::size_t I>
constexpr std::string_view field_name() {
    return pointer_name<&std::get<I>(tie_fields(fake<T>.value))>();
}

template <class T, class F>
constexpr void for_each_field(T& object, F&& visit) {
    using Plain = std::remove_const_t<T>;
    auto fields = tie_fields(object);
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        (visit(field_name<Plain, I>(), std::get<I>(fields)), ...);
    }(std::make_index_sequence<field_count<Plain>()>{});
}

}  // namespace agg
// #endregion

// #region print
namespace agg {

template <class T>
concept Printable = requires(std::ostream& out, const T& value) { out << value; };

template <class T>
void print(std::ostream& out, const T& value) {
    if constexpr (std::is_enum_v<T>) {
        const auto name = to_name(value);
        if (name.empty()) out << type_name<T>() << '(' << +static_cast<std::underlying_type_t<T>>(value) << ')';
        else out << name;
    } else if constexpr (Printable<T>) {
        out << value;
    } else {
        static_assert(std::is_aggregate_v<T>, "既不能用 << 输出，又不是聚合类");
        out << type_name<T>() << '{';
        const char* comma = "";
        for_each_field(value, [&](std::string_view name, const auto& field) {
            out << std::exchange(comma, ", ") << name << '=';
            print(out, field);                       // 嵌套的聚合类递归进去
        });
        out << '}';
    }
}

}  // namespace agg
// #endregion
