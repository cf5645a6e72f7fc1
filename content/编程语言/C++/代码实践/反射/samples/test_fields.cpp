// fields.hpp 的测试。
#include "fields.hpp"
#include <iostream>
#include <string>
#include <vector>

int checks = 0, failed = 0;
#define CHECK(...) (++checks, (__VA_ARGS__) ? void() : (++failed, void(std::cout << "第" << __LINE__ << "行不成立：" #__VA_ARGS__ "\n")))

// #region tests
namespace game {
struct Player { std::string name; int hp = 0; std::vector<int> bag; };
REFLECT(Player, name, hp)                                  // bag 有意不登记
struct Nothing {};
REFLECT(Nothing)
}
struct Plain { int x; };

static_assert(refl::Reflected<game::Player>);
static_assert(!refl::Reflected<Plain>);
static_assert(std::tuple_size_v<decltype(reflect_fields(static_cast<game::Nothing*>(nullptr)))> == 0);

template <class Exception, class F>
bool throws(F&& f) {
    try { f(); } catch (const Exception&) { return true; }
    return false;
}

int main() {
    game::Player p{"小明", 30, {1, 2}};
    std::vector<std::string> names;
    refl::for_each_field(p, [&](std::string_view name, auto&) { names.emplace_back(name); });
    CHECK(names == std::vector<std::string>{"name", "hp"});

    refl::set(p, "hp", 42);
    CHECK(p.hp == 42);
    CHECK(refl::get<int>(p, "hp") == 42);
    refl::set(p, "name", std::string{"小红"});
    CHECK(refl::get<std::string>(p, "name") == "小红");

    CHECK(throws<std::out_of_range>([&] { refl::set(p, "mana", 1); }));
    CHECK(throws<std::out_of_range>([&] { refl::get<int>(p, "bag"); }));
    CHECK(throws<std::invalid_argument>([&] { refl::set(p, "hp", 1.5); }));
    CHECK(p.hp == 42);                                     // 失败时对象不变
    std::cout << checks << "项检查，" << failed << "项不成立\n";
    return failed != 0;
}
// #endregion
