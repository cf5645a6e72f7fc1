// mini_json.hpp 的测试。
#include "mini_json.hpp"
#include <iostream>
#include <string>

int checks = 0, failed = 0;
#define CHECK(...) (++checks, (__VA_ARGS__) ? void() : (++failed, void(std::cout << "第" << __LINE__ << "行不成立：" #__VA_ARGS__ "\n")))

// #region tests
std::string again(std::string_view text) { return mini::to_text(mini::parse(text)); }
std::string problem(std::string_view text) {
    try { return "没有错误：" + again(text); }
    catch (const mini::ParseError& error) { return error.what(); }
}

int main() {
    // 读进来再写出去
    CHECK(again(" { \"a\" : [ 1 , 2.5 , -3e2 ] , \"b\" : null } ") == R"({"a":[1,2.5,-300],"b":null})");
    CHECK(again("[]") == "[]");
    CHECK(again("{}") == "{}");
    CHECK(again("0.1") == "0.1");                             // 最短写法，不是 0.1000000000000000055…
    CHECK(again(R"("\u4e2d\ud83d\ude00\n\"")") == "\"中😀\\n\\\"\"");
    CHECK(mini::parse(R"({"a":{"b":true}})").find("a")->find("b") != nullptr);
    CHECK(mini::parse("[1]").find("a") == nullptr);
    // 错误与位置：行:列，列按字节数
    CHECK(problem("") == "1:1 这里应是一个值");
    CHECK(problem("{\n  \"a\": tru\n}") == "2:8 这里应是一个值");
    CHECK(problem("[1, 2,]") == "1:7 这里应是一个值");
    CHECK(problem("{\"a\" 1}") == "1:6 这里应是 :");
    CHECK(problem("{a:1}") == "1:2 键要是字符串");
    CHECK(problem("{\"a\":1,\"a\":2}") == "1:12 键重复 a");
    CHECK(problem("01") == "1:2 值的后面还有内容");
    CHECK(problem("1.") == "1:3 小数点后没有数字");
    CHECK(problem("1e999") == "1:6 数超出 double 的范围");
    CHECK(problem("\"a\tb\"") == "1:3 字符串里有未转义的控制字符");
    CHECK(problem("\"\\ud800x\"") == "1:8 高位代理后面缺低位代理");
    CHECK(problem(std::string(200, '[')) == "1:102 嵌套太深");
    std::cout << checks << "项检查，" << failed << "项不成立\n";
    return failed != 0;
}
// #endregion
