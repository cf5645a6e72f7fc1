// 用宏登记的静态反射：字段表是一个 constexpr 的成员指针 tuple。需要 C++20。
#pragma once
#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

// #region table
namespace refl {

template <class C, class M>
struct Field {
    std::string_view name;
    M C::*member;
};

template <class C, class M>
constexpr Field<C, M> field(std::string_view name, M C::*member) { return {name, member}; }

// 登记过的类型，由实参相关查找能找到它的 reflect_fields。
template <class T>
concept Reflected = requires { reflect_fields(static_cast<T*>(nullptr)); };

// #region each
template <class T, class F>
constexpr void for_each_field(T& object, F&& visit) {
    using Plain = std::remove_const_t<T>;
    static_assert(Reflected<Plain>, "这个类型没有用 REFLECT 登记");
    constexpr auto fields = reflect_fields(static_cast<Plain*>(nullptr));
    std::apply([&](const auto&... each) { (visit(each.name, object.*each.member), ...); }, fields);
}
// #endregion

}  // namespace refl
// #endregion

// #region macro
// 逐个展开实参：四层各扫描四遍，够用于 256 个字段。
#define REFL_PARENS ()
#define REFL_SCAN(...) REFL_S4(REFL_S4(REFL_S4(REFL_S4(__VA_ARGS__))))
#define REFL_S4(...) REFL_S3(REFL_S3(REFL_S3(REFL_S3(__VA_ARGS__))))
#define REFL_S3(...) REFL_S2(REFL_S2(REFL_S2(REFL_S2(__VA_ARGS__))))
#define REFL_S2(...) REFL_S1(REFL_S1(REFL_S1(REFL_S1(__VA_ARGS__))))
#define REFL_S1(...) __VA_ARGS__
#define REFL_EACH(Type, ...) __VA_OPT__(REFL_SCAN(REFL_ONE(Type, __VA_ARGS__)))
#define REFL_ONE(Type, name, ...) \
    refl::field(#name, &Type::name) __VA_OPT__(, REFL_NEXT REFL_PARENS(Type, __VA_ARGS__))
#define REFL_NEXT() REFL_ONE

// 与类型写在同一个命名空间里，靠实参相关查找(ADL)找到。
#define REFLECT(Type, ...) \
    constexpr auto reflect_fields(Type*) { return std::make_tuple(REFL_EACH(Type, __VA_ARGS__)); }
// #endregion

// #region access
namespace refl {

// 按名字找到字段，交给 visit；返回是否找到。
template <class T, class F>
constexpr bool visit_field(T& object, std::string_view name, F&& visit) {
    bool found = false;
    for_each_field(object, [&](std::string_view each, auto& value) {
        if (each == name) { visit(value); found = true; }
    });
    return found;
}

template <class V, class T>
V get(const T& object, std::string_view name) {
    const V* result = nullptr;
    const bool found = visit_field(object, name, [&](const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, V>) result = &value;
    });
    if (!found) throw std::out_of_range{"没有字段 " + std::string{name}};
    if (!result) throw std::invalid_argument{"字段 " + std::string{name} + " 不是这个类型"};
    return *result;
}

template <class T, class V>
void set(T& object, std::string_view name, V&& wanted) {
    bool fits = false;
    const bool found = visit_field(object, name, [&](auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, std::decay_t<V>>) {
            value = std::forward<V>(wanted);
            fits = true;
        }
    });
    if (!found) throw std::out_of_range{"没有字段 " + std::string{name}};
    if (!fits) throw std::invalid_argument{"字段 " + std::string{name} + " 不是这个类型"};
}

}  // namespace refl
// #endregion
