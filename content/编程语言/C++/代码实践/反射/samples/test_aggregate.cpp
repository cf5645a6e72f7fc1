// aggregate.hpp 的测试。
#include "aggregate.hpp"
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

int checks = 0, failed = 0;
#define CHECK(...) (++checks, (__VA_ARGS__) ? void() : (++failed, void(std::cout << "第" << __LINE__ << "行不成立：" #__VA_ARGS__ "\n")))

// #region tests
enum class Team { red, blue = 3 };
struct Position { float x, y; };
struct Player { std::string name; int hp; Position at; Team team; };
struct Empty {};

// 能在编译期成立的，用 static_assert 测。
static_assert(agg::field_count<Empty>() == 0);
static_assert(agg::field_count<Position>() == 2);
static_assert(agg::field_count<Player>() == 4);
static_assert(agg::type_name<Position>() == "Position");
static_assert(agg::enum_name<Team::blue>() == "blue");
static_assert(agg::to_name(Team{2}).empty());
static_assert(agg::field_name<Player, 1>() == "hp");

int main() {
    Player p{"小明", 30, {1, 2.5f}, Team::blue};
    std::get<1>(agg::tie_fields(p)) += 12;                 // 经过引用改到原对象
    CHECK(p.hp == 42);

    std::vector<std::string> names;
    agg::for_each_field(p, [&](std::string_view name, auto&) { names.emplace_back(name); });
    CHECK(names == std::vector<std::string>{"name", "hp", "at", "team"});

    std::ostringstream out;
    agg::print(out, p);
    std::cout << out.str() << '\n';
    CHECK(out.str() == "Player{name=小明, hp=42, at=Position{x=1, y=2.5}, team=blue}");

    const Player fixed = p;                                // const 对象得到 const 引用
    CHECK(std::is_same_v<decltype(std::get<1>(agg::tie_fields(fixed))), const int&>);
    out.str("");
    agg::print(out, Team{7});
    CHECK(out.str() == "Team(7)");
    std::cout << checks << "项检查，" << failed << "项不成立\n";
    return failed != 0;
}
// #endregion
