// 文本模板：{{ 变量|过滤器 }}、{% for x in 列表 %}、{% if 变量 %}。需要 C++20。
#pragma once
#include <algorithm>
#include <cctype>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

// #region value
namespace tpl {

struct Value;                       // 不完整类型
using List = std::vector<Value>;
using Object = std::vector<std::pair<std::string, Value>>;   // 名字与值，保留次序

struct Value : std::variant<std::monostate, bool, long, std::string, List, Object> {
    using variant::variant;

    bool truthy() const {
        if (auto* b = std::get_if<bool>(this)) return *b;
        if (auto* n = std::get_if<long>(this)) return *n != 0;
        if (auto* s = std::get_if<std::string>(this)) return !s->empty();
        if (auto* l = std::get_if<List>(this)) return !l->empty();
        return std::holds_alternative<Object>(*this);
    }
};

// 按名字找，没有就返回空指针。
inline const Value* find(const Object& object, std::string_view name) {
    for (const auto& [key, value] : object)
        if (key == name) return &value;
    return nullptr;
}

// 带行号的错误：切分、解析、渲染三步都用它。
struct Error : std::runtime_error {
    Error(int line, const std::string& what)
        : runtime_error{"第" + std::to_string(line) + "行：" + what} {}
};

}  // namespace tpl
// #endregion

// #region split
namespace tpl {

struct Token {
    enum class Kind { text, output, tag } kind;    // 文本、{{ }}、{% %}
    std::string_view body;                         // 指向模板原文
    int line;
};

inline std::string_view trim(std::string_view s) {
    constexpr std::string_view blank = " \t\r\n";
    const auto begin = s.find_first_not_of(blank);
    return begin == s.npos ? std::string_view{} : s.substr(begin, s.find_last_not_of(blank) - begin + 1);
}

inline std::vector<Token> split(std::string_view source) {
    using Kind = Token::Kind;
    std::vector<Token> tokens;
    int line = 1;
    auto take = [&](std::size_t count) {           // 取走开头 count 个字符，并数换行
        const auto part = source.substr(0, count);
        for (char c : part) line += c == '\n';
        source.remove_prefix(count);
        return part;
    };
    while (!source.empty()) {
        const auto open = std::min(source.find("{{"), source.find("{%"));
        if (open != 0) {
            const int at = line;
            tokens.push_back({Kind::text, take(std::min(open, source.size())), at});
            continue;
        }
        const bool is_tag = source[1] == '%';
        const auto close = source.find(is_tag ? "%}" : "}}", 2);
        if (close == source.npos) throw Error{line, is_tag ? "{% 没有配对的 %}" : "{{ 没有配对的 }}"};
        const int at = line;
        const auto whole = take(close + 2);
        tokens.push_back({is_tag ? Kind::tag : Kind::output, trim(whole.substr(2, whole.size() - 4)), at});
        if (is_tag && source.starts_with('\n')) take(1);   // 标记独占一行时不留空行
    }
    return tokens;
}

}  // namespace tpl
// #endregion

// #region nodes
namespace tpl {

// #region context
// 名字从最内层的作用域往外找：for 的循环变量盖住外面的同名变量。
class Context {
public:
    explicit Context(const Object& root) : scopes_{&root} {}
    void push(const Object& scope) { scopes_.push_back(&scope); }
    void pop() { scopes_.pop_back(); }

    const Value* find(std::string_view path) const {     // 例如 user.name
        const auto head = path.substr(0, path.find('.'));
        const Value* value = nullptr;
        for (auto it = scopes_.rbegin(); it != scopes_.rend() && !value; ++it) value = tpl::find(**it, head);
        while (value && path.find('.') != path.npos) {
            path.remove_prefix(path.find('.') + 1);
            const auto* object = std::get_if<Object>(value);
            value = object ? tpl::find(*object, path.substr(0, path.find('.'))) : nullptr;
        }
        return value;
    }
private:
    std::vector<const Object*> scopes_;
};
// #endregion

// #region tree
struct Node {
    virtual ~Node() = default;
    virtual void render(Context& context, std::string& out) const = 0;
};
using Nodes = std::vector<std::unique_ptr<Node>>;

inline void render_all(const Nodes& nodes, Context& context, std::string& out) {
    for (const auto& node : nodes) node->render(context, out);
}

struct Text : Node {
    std::string text;
    explicit Text(std::string_view t) : text{t} {}
    void render(Context&, std::string& out) const override { out += text; }
};

struct If : Node {
    std::string path;
    bool negated = false;
    Nodes then, otherwise;
    void render(Context& context, std::string& out) const override {
        const Value* value = context.find(path);         // 没有这个名字就当作假
        const bool yes = (value && value->truthy()) != negated;
        render_all(yes ? then : otherwise, context, out);
    }
};

struct For : Node {
    int line = 0;
    std::string variable, path;
    Nodes body;
    void render(Context& context, std::string& out) const override {
        const Value* value = context.find(path);
        const auto* list = value ? std::get_if<List>(value) : nullptr;
        if (!list) throw Error{line, path + " 不是列表"};
        for (std::size_t i = 0; i < list->size(); ++i) {
            const Object scope{{variable, (*list)[i]},
                               {"loop", Object{{"index", static_cast<long>(i + 1)},
                                               {"last", i + 1 == list->size()}}}};
            context.push(scope);
            render_all(body, context, out);
            context.pop();
        }
    }
};
// #endregion

}  // namespace tpl
// #endregion

// #region filters
namespace tpl {

using Filter = std::function<std::string(std::string)>;

inline std::string escape_html(std::string text) {
    std::string out;
    for (char c : text) {
        switch (c) {
            case '&': out += "&amp;"; break;
            case '<': out += "&lt;"; break;
            case '>': out += "&gt;"; break;
            case '"': out += "&quot;"; break;
            case '\'': out += "&#39;"; break;
            default: out += c;
        }
    }
    return out;
}

struct Options {
    bool autoescape = true;
    std::map<std::string, Filter, std::less<>> filters{
        {"upper", [](std::string s) {
             for (char& c : s) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
             return s;
         }},
        {"escape", escape_html},
    };
};

struct Output : Node {
    int line = 0;
    std::string path;
    std::vector<Filter> filters;                         // 解析时就查好
    bool escape = true;
    void render(Context& context, std::string& out) const override {
        const Value* value = context.find(path);
        if (!value) throw Error{line, "没有变量 " + path};
        std::string text;
        if (auto* s = std::get_if<std::string>(value)) text = *s;
        else if (auto* n = std::get_if<long>(value)) text = std::to_string(*n);
        else if (auto* b = std::get_if<bool>(value)) text = *b ? "true" : "false";
        else throw Error{line, path + " 不能直接输出"};
        for (const Filter& filter : filters) text = filter(std::move(text));
        out += escape ? escape_html(std::move(text)) : text;
    }
};

}  // namespace tpl
// #endregion

// #region parser
namespace tpl {

class Parser {
public:
    Parser(std::vector<Token> tokens, const Options& options) : tokens_{std::move(tokens)}, options_{options} {}
    Nodes parse() {
        Nodes nodes = block();
        if (next_ < tokens_.size()) throw Error{peek().line, "多余的 " + std::string{peek().body}};
        return nodes;
    }

private:
    const Token& peek() const { return tokens_[next_]; }

    // #region block
    // 只认名字与点号：a、user.name。别的（a > 3、a == b）在解析时就报错，不会被当成一个谁也没有的名字。
    static std::string path_in(const Token& token, std::string_view text) {
        text = trim(text);
        const bool is_plain = text.find_first_of(" \t\r\n<>=!&|+-*/%()[]{},;:'\"") == text.npos;
        const bool has_gap = text.starts_with('.') || text.ends_with('.') || text.find("..") != text.npos;
        if (text.empty() || !is_plain || has_gap)
            throw Error{token.line, "这里应是变量名，却是“" + std::string{text} + "”"};
        return std::string{text};
    }
    // 读到自己不认识的标记（endfor、else、endif）就停，交给调用者去核对。
    Nodes block() {
        Nodes nodes;
        for (; next_ < tokens_.size(); ) {
            const Token token = peek();
            if (token.kind == Token::Kind::text) nodes.push_back(std::make_unique<Text>(token.body));
            else if (token.kind == Token::Kind::output) nodes.push_back(output(token));
            else if (token.body.starts_with("for ")) { nodes.push_back(loop(token)); continue; }
            else if (token.body.starts_with("if ")) { nodes.push_back(branch(token)); continue; }
            else if (token.body == "endfor" || token.body == "else" || token.body == "endif") break;
            else throw Error{token.line, "不认识的标记 " + std::string{token.body}};
            ++next_;
        }
        return nodes;
    }
    std::unique_ptr<Node> loop(const Token& token) {     // for 变量 in 列表
        const auto in = token.body.find(" in ", 4);      // 4：跳过 "for "
        if (in == token.body.npos) throw Error{token.line, "for 里缺少 in"};
        auto node = std::make_unique<For>();
        node->line = token.line;
        node->variable = path_in(token, token.body.substr(4, in - 4));
        if (node->variable.find('.') != std::string::npos)   // 循环变量只能是一个名字，a.b 谁也找不到
            throw Error{token.line, "循环变量里不能有点号：" + node->variable};
        node->path = path_in(token, token.body.substr(in + 4));
        ++next_;
        node->body = block();
        expect("endfor", token);
        return node;
    }
    // #endregion
    std::unique_ptr<Node> branch(const Token& token) {   // if [not] 变量
        auto node = std::make_unique<If>();
        auto condition = trim(token.body.substr(3));
        if (condition.starts_with("not ")) { node->negated = true; condition = trim(condition.substr(4)); }
        node->path = path_in(token, condition);
        ++next_;
        node->then = block();
        if (next_ < tokens_.size() && peek().body == "else") { ++next_; node->otherwise = block(); }
        expect("endif", token);
        return node;
    }
    // #region output
    std::unique_ptr<Node> output(const Token& token) {   // 变量|过滤器|过滤器
        auto node = std::make_unique<Output>();
        node->line = token.line;
        node->escape = options_.autoescape;
        auto rest = token.body;
        node->path = path_in(token, rest.substr(0, rest.find('|')));
        while (rest.find('|') != rest.npos) {
            rest.remove_prefix(rest.find('|') + 1);
            const std::string name{trim(rest.substr(0, rest.find('|')))};
            if (name == "raw") { node->escape = false; continue; }
            const auto filter = options_.filters.find(name);
            if (filter == options_.filters.end()) throw Error{token.line, "没有过滤器 " + name};
            if (name == "escape") node->escape = false;  // 已经转义，不再转第二次
            node->filters.push_back(filter->second);
        }
        return node;
    }
    // #endregion
    void expect(std::string_view wanted, const Token& opened) {
        if (next_ == tokens_.size())
            throw Error{opened.line, std::string{opened.body} + " 没有配对的 " + std::string{wanted}};
        if (peek().body != wanted)
            throw Error{peek().line, "这里应是 " + std::string{wanted} + "，却是 " + std::string{peek().body}};
        ++next_;
    }

    std::vector<Token> tokens_;
    const Options& options_;
    std::size_t next_ = 0;
};

}  // namespace tpl
// #endregion

// #region template
namespace tpl {

// 解析一次，渲染多次；节点里存的都是自己的字符串，模板原文可以先走。
class Template {
public:
    explicit Template(std::string_view source, const Options& options = {})
        : nodes_{Parser{split(source), options}.parse()} {}
    std::string render(const Object& data) const {
        std::string out;
        Context context{data};
        render_all(nodes_, context, out);
        return out;
    }
private:
    Nodes nodes_;
};

}  // namespace tpl
// #endregion
