// registry.hpp 的测试。
#include "registry.hpp"
#include <iostream>
#include <string>

int checks = 0, failed = 0;
#define CHECK(...) (++checks, (__VA_ARGS__) ? void() : (++failed, void(std::cout << "第" << __LINE__ << "行不成立：" #__VA_ARGS__ "\n")))

// #region tests
struct Named { std::string name = "无名"; void rename(const std::string& to) { name = to; } };
struct Alive { int hp = 100; int hurt(int by) { return hp -= by; } };
struct Enemy : Named, Alive {                 // Alive 不在对象开头
    double speed = 1.5;
    static inline int living = 0;
    Enemy() { ++living; }
    ~Enemy() { --living; }
};
struct Locked { explicit Locked(int) {} };

static_assert(!std::is_copy_constructible_v<refl::Registry>);

template <class F>
std::string message(F&& f) {
    try { f(); } catch (const std::exception& error) { return error.what(); }
    return "没有异常";
}

int main() {
    refl::Registry types;
    types.add<Alive>("Alive").property("hp", &Alive::hp).method("hurt", &Alive::hurt);
    types.add<Enemy>("Enemy").base<Alive>().property("speed", &Enemy::speed).method("rename", &Enemy::rename);
    types.add<Locked>("Locked");
    {
        refl::Object enemy{types.find("Enemy")};
        CHECK(Enemy::living == 1);
        CHECK(std::any_cast<double>(enemy.get("speed")) == 1.5);
        enemy.set("hp", 80);                               // 属性来自基类，指针要挪位
        CHECK(std::any_cast<int>(enemy.get("hp")) == 80);
        CHECK(std::any_cast<int>(enemy.call("hurt", {30})) == 50);
        CHECK(!enemy.call("rename", {std::string{"史莱姆"}}).has_value());   // void

        refl::Object same = enemy;                         // 句柄的副本
        same.set("hp", 7);
        CHECK(std::any_cast<int>(enemy.get("hp")) == 7);
        CHECK(Enemy::living == 1);

        CHECK(message([&] { enemy.set("hp", 1.0); }) == "hp 的类型不符");
        CHECK(message([&] { enemy.get("mana"); }) == "Enemy 没有属性 mana");
        CHECK(message([&] { enemy.call("hurt", {}); }) == "hurt 要1个实参，给了0个");
        CHECK(message([&] { enemy.call("rename", {"史莱姆"}); }) == "rename 的类型不符");
    }
    CHECK(Enemy::living == 0);                             // 正确地析构了 Enemy
    CHECK(message([&] { refl::Object{types.find("Locked")}; }) == "Locked 没有默认构造函数");
    CHECK(message([&] { types.find("Boss"); }) == "没有登记类型 Boss");
    CHECK(message([&] { types.add<Enemy>("Elite").base<Named>(); }).starts_with("没有登记类型 "));   // 基类要先登记
    std::cout << checks << "项检查，" << failed << "项不成立\n";
    return failed != 0;
}
// #endregion
