// 由 fields.hpp 的字段表填模板，生成 C++ 代码。
#include "fields.hpp"
#include "text_template.hpp"
#include <iostream>
#include <string>
#include <vector>

// #region generate
struct Position { double x, y; };
REFLECT(Position, x, y)
struct Player { std::string name; int hp; std::vector<int> bag; };
REFLECT(Player, name, hp, bag)

template <class T> struct TypeText;                               // 没有登记的类型，编译不过
template <> struct TypeText<int> { static constexpr auto name = "int"; };
template <> struct TypeText<double> { static constexpr auto name = "double"; };
template <> struct TypeText<std::string> { static constexpr auto name = "std::string"; };
template <> struct TypeText<std::vector<int>> { static constexpr auto name = "std::vector<int>"; };

template <class T>
tpl::Object describe(std::string name) {
    tpl::List fields;
    T sample{};
    refl::for_each_field(sample, [&](std::string_view field, auto& value) {
        using Type = std::remove_cvref_t<decltype(value)>;
        fields.push_back(tpl::Object{{"name", std::string{field}},
                                     {"type", TypeText<Type>::name},
                                     {"list", requires { value.push_back(0); } && !std::is_same_v<Type, std::string>}});
    });
    return {{"name", std::move(name)}, {"fields", std::move(fields)}};
}

int main() {
    const tpl::Options plain{.autoescape = false};               // 生成代码，不是网页
    const tpl::Template source{R"({% for t in types %}
void dump(std::ostream& out, const {{ t.name }}& v) {
{% for f in t.fields %}
    out << "{{ f.type }} {{ f.name }} = " << v.{{ f.name }}{% if f.list %}.size() << "项"{% endif %} << '\n';
{% endfor %}
}
{% endfor %}
)", plain};
    std::cout << source.render({{"types", tpl::List{describe<Position>("Position"), describe<Player>("Player")}}});
}
// #endregion
