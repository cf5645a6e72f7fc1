// 手写的递归下降 JSON 解析器与写出器(RFC 8259)。需要 C++20。
#pragma once
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <variant>
#include <vector>

// #region value
namespace mini {

struct Json;
using Array = std::vector<Json>;
using Object = std::vector<std::pair<std::string, Json>>;   // 保留原来的次序

struct Json : std::variant<std::nullptr_t, bool, double, std::string, Array, Object> {
    using variant::variant;
    const Json* find(std::string_view key) const;           // 不是对象或没有这个键时为空
};

inline const Json* Json::find(std::string_view key) const {
    if (const auto* object = std::get_if<Object>(this))
        for (const auto& [name, value] : *object)
            if (name == key) return &value;
    return nullptr;
}

struct ParseError : std::runtime_error {
    ParseError(int line, int column, const std::string& what)
        : runtime_error{std::to_string(line) + ":" + std::to_string(column) + " " + what} {}
};

}  // namespace mini
// #endregion

// #region parser
namespace mini {

class Parser {
public:
    explicit Parser(std::string_view text) : text_{text} {}

    Json document() {
        Json result = value(0);
        skip_blank();
        if (at_ != text_.size()) fail("值的后面还有内容");
        return result;
    }

private:
    // #region values
    // value = object | array | string | number | "true" | "false" | "null"
    Json value(int depth) {
        if (depth > 100) fail("嵌套太深");                   // 递归的深度由输入决定，必须设限
        skip_blank();
        switch (peek()) {
            case '{': return object(depth);
            case '[': return array(depth);
            case '"': return string();
            case 't': return word("true", true);
            case 'f': return word("false", false);
            case 'n': return word("null", nullptr);
            default: return number();
        }
    }
    // array = "[" [ value *( "," value ) ] "]"
    Json array(int depth) {
        Array items;
        expect('[');
        skip_blank();
        if (accept(']')) return items;
        do items.push_back(value(depth + 1)); while (next_item());
        expect(']');
        return items;
    }
    // object = "{" [ string ":" value *( "," string ":" value ) ] "}"
    Json object(int depth) {
        Object members;
        expect('{');
        skip_blank();
        if (accept('}')) return members;
        do {
            skip_blank();
            if (peek() != '"') fail("键要是字符串");
            std::string key = string();
            skip_blank();
            expect(':');
            for (const auto& [name, _] : members)
                if (name == key) fail("键重复 " + key);
            members.emplace_back(std::move(key), value(depth + 1));
        } while (next_item());
        expect('}');
        return members;
    }
    // #endregion

    // #region number
    // number = [ "-" ] int [ "." 1*DIGIT ] [ e [ "+" / "-" ] 1*DIGIT ]
    Json number() {
        const std::size_t begin = at_;
        accept('-');
        if (accept('0')) {}                                  // 0 开头只能是 0 自己
        else if (!digits()) { at_ = begin; fail("这里应是一个值"); }
        if (accept('.') && !digits()) fail("小数点后没有数字");
        if (accept('e') || accept('E')) {
            if (!accept('+')) accept('-');
            if (!digits()) fail("指数里没有数字");
        }
        double result = 0;
        const char* end = text_.data() + at_;
        const auto [stop, error] = std::from_chars(text_.data() + begin, end, result);
        if (error != std::errc{} || stop != end) fail("数超出 double 的范围");
        return result;
    }
    // #endregion

    // #region string
    std::string string() {
        std::string out;
        expect('"');
        while (true) {
            if (at_ == text_.size()) fail("字符串没有结束");
            const char c = text_[at_++];
            if (c == '"') return out;
            if (static_cast<unsigned char>(c) < 0x20) { --at_; fail("字符串里有未转义的控制字符"); }
            if (c != '\\') { out += c; continue; }
            switch (at_ < text_.size() ? text_[at_++] : '\0') {
                case '"': out += '"'; break;
                case '\\': out += '\\'; break;
                case '/': out += '/'; break;
                case 'b': out += '\b'; break;
                case 'f': out += '\f'; break;
                case 'n': out += '\n'; break;
                case 'r': out += '\r'; break;
                case 't': out += '\t'; break;
                case 'u': append_utf8(out, code_point()); break;
                default: fail("不认识的转义");
            }
        }
    }
    std::uint32_t code_point() {
        const std::uint32_t first = hex4();
        if (first >= 0xDC00 && first <= 0xDFFF) fail("低位代理单独出现");
        if (first < 0xD800 || first > 0xDBFF) return first;
        if (!accept('\\') || !accept('u')) fail("高位代理后面缺低位代理");
        const std::uint32_t second = hex4();
        if (second < 0xDC00 || second > 0xDFFF) fail("高位代理后面缺低位代理");
        return 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00);
    }
    std::uint32_t hex4() {
        std::uint32_t result = 0;
        for (int i = 0; i < 4; ++i) {
            const char c = peek();
            std::uint32_t digit = 0;
            if (c >= '0' && c <= '9') digit = static_cast<std::uint32_t>(c - '0');
            else if (c >= 'a' && c <= 'f') digit = static_cast<std::uint32_t>(c - 'a' + 10);
            else if (c >= 'A' && c <= 'F') digit = static_cast<std::uint32_t>(c - 'A' + 10);
            else fail("\\u 后面要四位十六进制数");
            result = result * 16 + digit;
            ++at_;
        }
        return result;
    }
    static void append_utf8(std::string& out, std::uint32_t c) {
        auto put = [&](std::uint32_t byte) { out += static_cast<char>(byte); };
        if (c < 0x80) put(c);
        else if (c < 0x800) { put(0xC0 | c >> 6); put(0x80 | (c & 0x3F)); }
        else if (c < 0x10000) { put(0xE0 | c >> 12); put(0x80 | (c >> 6 & 0x3F)); put(0x80 | (c & 0x3F)); }
        else { put(0xF0 | c >> 18); put(0x80 | (c >> 12 & 0x3F)); put(0x80 | (c >> 6 & 0x3F)); put(0x80 | (c & 0x3F)); }
    }
    // #endregion

    // #region cursor
    char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
    bool accept(char c) { return at_ < text_.size() && text_[at_] == c ? (++at_, true) : false; }
    void expect(char c) {
        if (!accept(c)) fail(std::string{"这里应是 "} + c);
    }
    bool next_item() { skip_blank(); return accept(','); }
    bool digits() {
        const std::size_t begin = at_;
        while (peek() >= '0' && peek() <= '9') ++at_;
        return at_ != begin;
    }
    void skip_blank() {                                      // JSON 只认这四种空白
        while (at_ < text_.size() && std::string_view{" \t\r\n"}.find(text_[at_]) != std::string_view::npos) ++at_;
    }
    Json word(std::string_view wanted, Json result) {
        if (!text_.substr(at_).starts_with(wanted)) fail("这里应是一个值");
        at_ += wanted.size();
        return result;
    }
    [[noreturn]] void fail(const std::string& what) const {  // 位置只在出错时才数
        int line = 1, column = 1;
        for (char c : text_.substr(0, at_)) {
            if (c == '\n') { ++line; column = 1; }
            else ++column;
        }
        throw ParseError{line, column, what};
    }

    std::string_view text_;
    std::size_t at_ = 0;
    // #endregion
};

inline Json parse(std::string_view text) { return Parser{text}.document(); }

}  // namespace mini
// #endregion

// #region write
namespace mini {

inline void write_string(std::string& out, std::string_view text) {
    constexpr char hex[] = "0123456789abcdef";
    out += '"';
    for (char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') { out += '\\'; out += c; }
        else if (c == '\n') out += "\\n";
        else if (byte < 0x20) { out += "\\u00"; out += hex[byte >> 4]; out += hex[byte & 15]; }
        else out += c;
    }
    out += '"';
}

inline void write(std::string& out, const Json& json) {
    if (std::holds_alternative<std::nullptr_t>(json)) out += "null";
    else if (const auto* b = std::get_if<bool>(&json)) out += *b ? "true" : "false";
    else if (const auto* s = std::get_if<std::string>(&json)) write_string(out, *s);
    else if (const auto* n = std::get_if<double>(&json)) {
        if (!std::isfinite(*n)) throw std::invalid_argument{"JSON 里没有 NaN 与无穷"};
        char buffer[32];
        out.append(buffer, std::to_chars(buffer, buffer + sizeof buffer, *n).ptr);   // 最短且能读回原值
    } else if (const auto* array = std::get_if<Array>(&json)) {
        out += '[';
        for (std::size_t i = 0; i < array->size(); ++i) {
            if (i) out += ',';
            write(out, (*array)[i]);
        }
        out += ']';
    } else {
        out += '{';
        const char* comma = "";
        for (const auto& [key, value] : std::get<Object>(json)) {
            out += std::exchange(comma, ",");
            write_string(out, key);
            out += ':';
            write(out, value);
        }
        out += '}';
    }
}

inline std::string to_text(const Json& json) {
    std::string out;
    write(out, json);
    return out;
}

}  // namespace mini
// #endregion
