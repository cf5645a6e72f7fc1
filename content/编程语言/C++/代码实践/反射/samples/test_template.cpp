// text_template.hpp 的测试。
#include "text_template.hpp"
#include <iostream>
#include <string>

int checks = 0, failed = 0;
#define CHECK(...) (++checks, (__VA_ARGS__) ? void() : (++failed, void(std::cout << "第" << __LINE__ << "行不成立：" #__VA_ARGS__ "\n")))

// #region tests
using tpl::List, tpl::Object;

std::string render(std::string_view source, const Object& data = {}, const tpl::Options& options = {}) {
    return tpl::Template{source, options}.render(data);
}
std::string problem(std::string_view source, const Object& data = {}) {
    try { return "没有错误：" + render(source, data); }
    catch (const tpl::Error& error) { return error.what(); }
}

int main() {
    // 文本与变量
    CHECK(render("没有标记") == "没有标记");
    CHECK(render("{{ a }}-{{b}}", {{"a", 1}, {"b", "x"}}) == "1-x");
    CHECK(render("{{ u.name }}", {{"u", Object{{"name", "小明"}}}}) == "小明");
    // 循环：loop.index 从 1 数，内层的名字盖住外层的
    CHECK(render("{% for x in xs %}{{ loop.index }}{{ x }};{% endfor %}", {{"xs", List{"a", "b"}}}) == "1a;2b;");
    CHECK(render("{% for x in xs %}{{ x }}{% endfor %}{{ x }}", {{"xs", List{1, 2}}, {"x", 9}}) == "129");
    CHECK(render("{% for r in rows %}{% for c in r %}{{ c }}{% endfor %}|{% endfor %}",
                 {{"rows", List{List{1, 2}, List{3}}}}) == "12|3|");
    // 条件
    CHECK(render("{% if a %}是{% else %}否{% endif %}", {{"a", 0}}) == "否");
    CHECK(render("{% if not a %}没有{% endif %}") == "没有");
    // 过滤器与转义
    CHECK(render("{{ a }}", {{"a", "<b> & \"c\""}}) == "&lt;b&gt; &amp; &quot;c&quot;");
    CHECK(render("{{ a|raw }}{{ a|escape }}", {{"a", "<"}}) == "<&lt;");
    CHECK(render("{{ a|upper|raw }}", {{"a", "<x>"}}) == "<X>");
    // 标记后的第一个换行不输出
    CHECK(render("{% if a %}\n行\n{% endif %}\n尾", {{"a", true}}) == "行\n尾");
    // 错误与行号
    CHECK(problem("一\n{{ a") == "第2行：{{ 没有配对的 }}");
    CHECK(problem("一\n二 {{ nobody }}") == "第2行：没有变量 nobody");
    CHECK(problem("{% for x in xs %}\n{% endif %}") == "第2行：这里应是 endfor，却是 endif");
    CHECK(problem("\n\n{% if a %}\n") == "第3行：if a 没有配对的 endif");
    for (const char* condition : {"a > 3", "a==b", "a b", "!a", ".a", "a.", "a..b", ""})   // 看不懂的条件不会悄悄当作假
        CHECK(problem(std::string{"{% if "} + condition + " %}x{% endif %}", {{"a", 5}}) ==
              std::string{"第1行："} + (*condition ? std::string{"这里应是变量名，却是“"} + condition + "”" : "不认识的标记 if"));
    CHECK(problem("{% for a.b in xs %}{% endfor %}") == "第1行：循环变量里不能有点号：a.b");
    CHECK(problem("{% endfor %}") == "第1行：多余的 endfor");
    CHECK(problem("{{ a|shout }}", {{"a", "x"}}) == "第1行：没有过滤器 shout");
    CHECK(problem("{% for x in a %}{% endfor %}", {{"a", 1}}) == "第1行：a 不是列表");
    std::cout << checks << "项检查，" << failed << "项不成立\n";
    return failed != 0;
}
// #endregion
