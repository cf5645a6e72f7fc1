#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <glm/glm.hpp>
#include <iterator>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>
#define STBTT_STATIC
#define STB_TRUETYPE_IMPLEMENTATION
#include <stb/stb_truetype.h>

/** 这一页的小字库：按笔画写出三十几个字，存成内存里的 TrueType 文件。要用别的字，换成读一个 .ttf 就行。 */
class StrokeFont {
public:
    std::vector<unsigned char> file() {
        addAll();
        std::vector<std::uint32_t> codes;
        for (const auto& [code, glyph] : glyphs_) codes.push_back(code);

        Bytes glyf, loca, hmtx, cmap, kern;
        loca.u32(0);
        const auto addGlyph = [&](const Glyph* glyph, int advance) {
            int left = 0;
            if (glyph && !glyph->contours.empty()) {
                glm::ivec2 low{30000}, high{-30000};
                for (const auto& contour : glyph->contours)
                    for (const glm::ivec2 p : contour) low = glm::min(low, p), high = glm::max(high, p);
                left = low.x;
                glyf.u16(static_cast<int>(glyph->contours.size()));
                for (const int v : {low.x, low.y, high.x, high.y}) glyf.u16(v);
                int last = -1, count = 0;
                for (const auto& contour : glyph->contours) glyf.u16(last += static_cast<int>(contour.size())), count = last + 1;
                glyf.u16(0);                                            // 没有指令
                for (int i = 0; i < count; ++i) glyf.data.push_back(1); // 都在曲线上，坐标各两字节
                for (int axis = 0; axis < 2; ++axis) {
                    int before = 0;
                    for (const auto& contour : glyph->contours)
                        for (const glm::ivec2 p : contour) glyf.u16(p[axis] - before), before = p[axis];
                }
                while (glyf.data.size() % 4) glyf.data.push_back(0);
            }
            loca.u32(static_cast<std::uint32_t>(glyf.data.size()));
            hmtx.u16(advance);
            hmtx.u16(left);
        };
        Glyph box;                                                      // 0 号：没有这个字时画的方框
        box.stroke({{100, 0}, {100, 800}, {900, 800}, {900, 0}, {100, 0}}, 60);
        addGlyph(&box, 1000);
        for (const std::uint32_t code : codes) addGlyph(&glyphs_.at(code), glyphs_.at(code).advance);

        cmap.u16(0), cmap.u16(1), cmap.u16(3), cmap.u16(10), cmap.u32(12);
        cmap.u16(12), cmap.u16(0), cmap.u32(static_cast<std::uint32_t>(16 + 12 * codes.size())), cmap.u32(0), cmap.u32(static_cast<std::uint32_t>(codes.size()));
        for (std::size_t i = 0; i < codes.size(); ++i) cmap.u32(codes[i]), cmap.u32(codes[i]), cmap.u32(static_cast<std::uint32_t>(i + 1));

        const auto indexOf = [&](std::uint32_t code) { return static_cast<int>(std::lower_bound(codes.begin(), codes.end(), code) - codes.begin()) + 1; };
        std::vector<std::array<int, 3>> pairs{{indexOf('A'), indexOf('V'), -120}, {indexOf('V'), indexOf('A'), -120}, {indexOf('T'), indexOf('o'), -90}};
        std::sort(pairs.begin(), pairs.end());
        kern.u16(0), kern.u16(1), kern.u16(0), kern.u16(static_cast<int>(14 + 6 * pairs.size())), kern.u16(1);
        kern.u16(static_cast<int>(pairs.size())), kern.u16(0), kern.u16(0), kern.u16(0);
        for (const auto& pair : pairs) for (const int v : pair) kern.u16(v);

        Bytes head, hhea, maxp;
        head.u32(0x00010000), head.u32(0x00010000), head.u32(0), head.u32(0x5F0F3CF5), head.u16(0), head.u16(1000);
        for (int i = 0; i < 4; ++i) head.u32(0);
        head.u16(0), head.u16(-300), head.u16(1000), head.u16(900), head.u16(0), head.u16(8), head.u16(2), head.u16(1), head.u16(0);
        hhea.u32(0x00010000), hhea.u16(880), hhea.u16(-280), hhea.u16(90);
        for (int i = 0; i < 12; ++i) hhea.u16(0);
        hhea.u16(static_cast<int>(codes.size() + 1));
        maxp.u32(0x00010000), maxp.u16(static_cast<int>(codes.size() + 1));
        for (int i = 0; i < 13; ++i) maxp.u16(0);

        const std::pair<const char*, const Bytes*> tables[]{{"cmap", &cmap}, {"glyf", &glyf}, {"head", &head}, {"hhea", &hhea}, {"hmtx", &hmtx}, {"kern", &kern}, {"loca", &loca}, {"maxp", &maxp}};
        Bytes out;
        out.u32(0x00010000), out.u16(static_cast<int>(std::size(tables))), out.u16(128), out.u16(3), out.u16(0);
        std::size_t place = 12 + 16 * std::size(tables);
        for (const auto& [name, table] : tables) {
            for (int i = 0; i < 4; ++i) out.data.push_back(static_cast<unsigned char>(name[i]));
            out.u32(0), out.u32(static_cast<std::uint32_t>(place)), out.u32(static_cast<std::uint32_t>(table->data.size()));
            place += (table->data.size() + 3) / 4 * 4;
        }
        for (const auto& [name, table] : tables) {
            out.data.insert(out.data.end(), table->data.begin(), table->data.end());
            while (out.data.size() % 4) out.data.push_back(0);
        }
        return out.data;
    }

private:
    struct Bytes {
        std::vector<unsigned char> data;
        void u16(int v) { data.push_back(static_cast<unsigned char>(v >> 8 & 255)), data.push_back(static_cast<unsigned char>(v & 255)); }
        void u32(std::uint32_t v) { u16(static_cast<int>(v >> 16)), u16(static_cast<int>(v & 65535)); }
    };
    using Line = std::vector<glm::vec2>;
    struct Glyph {
        std::vector<std::vector<glm::ivec2>> contours;
        int advance = 1000;
        /** 每一段折线变成一个两头圆的多边形。 */
        void stroke(const Line& line, float width) {
            for (std::size_t i = 0; i + 1 < line.size(); ++i) {
                const glm::vec2 a = line[i], b = line[i + 1], d = glm::length(b - a) > 0 ? glm::normalize(b - a) : glm::vec2{1, 0};
                std::vector<glm::ivec2> contour;
                for (int k = 0; k < 12; ++k) {                          // 顺时针绕一圈
                    const float angle = 1.5707963f - 3.1415927f * (static_cast<float>(k % 6) / 5 + (k < 6 ? 0.0f : 1.0f));
                    const glm::vec2 n = width / 2 * glm::vec2{std::cos(angle), std::sin(angle)};
                    contour.push_back(glm::ivec2{glm::round((k < 6 ? b : a) + glm::vec2{d.x * n.x - d.y * n.y, d.y * n.x + d.x * n.y})});
                }
                contours.push_back(contour);
            }
        }
    };
    std::map<std::uint32_t, Glyph> glyphs_;

    void latin(std::uint32_t code, float advance, std::vector<Line> lines) {
        Glyph& glyph = glyphs_[code];
        glyph.advance = static_cast<int>(10 * advance);
        for (Line& line : lines) {
            for (glm::vec2& p : line) p *= 10;
            glyph.stroke(line, 90);
        }
    }
    void han(std::uint32_t code, std::vector<Line> lines) {
        for (Line& line : lines) {
            for (glm::vec2& p : line) p = {50 + 9 * p.x, 9 * p.y - 70};
            glyphs_[code].stroke(line, 76);
        }
    }
    static Line oval(float x, float y, float rx, float ry) {
        Line line;
        for (int i = 0; i <= 16; ++i) line.push_back({x + rx * std::cos(0.3926991f * static_cast<float>(i)), y + ry * std::sin(0.3926991f * static_cast<float>(i))});
        return line;
    }
    void addAll() {
        glyphs_.clear();
        glyphs_[' '].advance = 280;
        latin('A', 60, {{{4, 0}, {30, 72}, {56, 0}}, {{14, 26}, {46, 26}}});
        latin('V', 60, {{{4, 72}, {30, 0}, {56, 72}}});
        latin('T', 56, {{{4, 72}, {52, 72}}, {{28, 72}, {28, 0}}});
        latin('H', 60, {{{8, 0}, {8, 72}}, {{52, 0}, {52, 72}}, {{8, 38}, {52, 38}}});
        latin('g', 54, {oval(26, 24, 19, 24), {{46, 48}, {46, -8}, {38, -20}, {24, -22}, {10, -16}}});
        latin('o', 54, {oval(27, 24, 20, 24)});
        latin('p', 54, {{{8, 48}, {8, -22}}, oval(28, 24, 19, 24)});
        latin('x', 50, {{{6, 48}, {44, 0}}, {{44, 48}, {6, 0}}});
        latin('y', 50, {{{6, 48}, {26, 2}}, {{46, 48}, {22, -14}, {10, -20}}});
        latin('.', 22, {{{10, 4}, {10.5f, 4}}});
        han(U'文', {{{46, 97}, {54, 86}}, {{10, 78}, {90, 78}}, {{70, 78}, {55, 42}, {34, 18}, {12, 5}}, {{30, 78}, {45, 42}, {66, 18}, {90, 5}}});
        han(U'字', {{{47, 99}, {53, 91}}, {{14, 72}, {14, 84}, {86, 84}, {84, 72}}, {{28, 66}, {70, 66}, {50, 52}}, {{50, 52}, {50, 8}, {38, 12}}, {{10, 40}, {90, 40}}});
        han(U'山', {{{50, 95}, {50, 12}}, {{15, 60}, {15, 12}, {85, 12}, {85, 60}}});
        han(U'水', {{{50, 96}, {50, 6}, {38, 12}}, {{12, 65}, {38, 65}, {28, 35}, {8, 15}}, {{85, 78}, {58, 55}}, {{52, 68}, {65, 38}, {92, 14}}});
        han(U'人', {{{50, 92}, {45, 60}, {30, 30}, {10, 8}}, {{48, 62}, {65, 30}, {92, 8}}});
        han(U'大', {{{10, 65}, {90, 65}}, {{50, 95}, {48, 62}, {32, 28}, {12, 8}}, {{50, 62}, {65, 30}, {90, 8}}});
        han(U'天', {{{20, 88}, {80, 88}}, {{10, 58}, {90, 58}}, {{50, 88}, {48, 56}, {32, 25}, {12, 8}}, {{50, 56}, {65, 28}, {90, 8}}});
        han(U'小', {{{50, 95}, {50, 8}, {38, 14}}, {{28, 62}, {10, 28}}, {{72, 64}, {90, 28}}});
        han(U'上', {{{48, 92}, {48, 10}}, {{48, 55}, {80, 55}}, {{8, 10}, {92, 10}}});
        han(U'下', {{{8, 88}, {92, 88}}, {{50, 88}, {50, 5}}, {{56, 62}, {78, 42}}});
        han(U'中', {{{18, 38}, {18, 74}, {82, 74}, {82, 38}}, {{18, 40}, {82, 40}}, {{50, 96}, {50, 5}}});
        han(U'日', {{{25, 10}, {25, 90}, {75, 90}, {75, 10}}, {{25, 51}, {75, 51}}, {{25, 12}, {75, 12}}});
        han(U'月', {{{28, 92}, {28, 40}, {14, 6}}, {{28, 92}, {76, 92}, {76, 8}, {62, 12}}, {{28, 66}, {76, 66}}, {{28, 40}, {76, 40}}});
        han(U'木', {{{10, 66}, {90, 66}}, {{50, 96}, {50, 5}}, {{48, 64}, {14, 22}}, {{52, 64}, {88, 22}}});
        han(U'一', {{{8, 50}, {92, 50}}});
        han(U'二', {{{22, 76}, {78, 76}}, {{8, 16}, {92, 16}}});
        han(U'三', {{{16, 84}, {84, 84}}, {{24, 50}, {76, 50}}, {{8, 14}, {92, 14}}});
        han(U'，', {{{16, 16}, {18, 8}, {10, 0}}});
        han(U'。', {oval(16, 14, 9, 9)});
    }
};

/** UTF-8 -> 码点。凑不成字符的字节换成 U+FFFD。 */
inline std::u32string decode(std::string_view text) {
    std::u32string out;
    for (std::size_t i = 0; i < text.size();) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const int more = byte < 0x80 ? 0 : byte >= 0xC2 && byte < 0xE0 ? 1 : byte >= 0xE0 && byte < 0xF0 ? 2 : byte >= 0xF0 && byte < 0xF5 ? 3 : -1;
        char32_t code = more == 0 ? byte : more == 1 ? byte & 31u : more == 2 ? byte & 15u : byte & 7u;
        bool isGood = more >= 0 && i + static_cast<std::size_t>(more) < text.size();
        for (int k = 1; isGood && k <= more; ++k) {
            const auto next = static_cast<unsigned char>(text[i + static_cast<std::size_t>(k)]);
            isGood = (next & 0xC0) == 0x80;
            code = code << 6 | (next & 63u);
        }
        if (more == 2 && (code < 0x800 || (code >= 0xD800 && code < 0xE000))) isGood = false;      // 写得太长，或代理
        if (more == 3 && (code < 0x10000 || code > 0x10FFFF)) isGood = false;
        out.push_back(isGood ? code : U'\uFFFD');
        i += isGood ? static_cast<std::size_t>(more + 1) : 1;
    }
    return out;
}

// #region face
/** 一个字形的位图与度量，单位像素。y 朝上，原点在基线上。 */
struct Bitmap {
    int width = 0, height = 0;
    int left = 0, top = 0;               // 位图左边、上边离原点多远
    std::vector<unsigned char> cover;    // 每个像素盖住多少，0 到 255，第 0 行在上
};

/** 一个字体文件，固定的大小。 */
class Face {
public:
    // hide-start
    Face(std::vector<unsigned char> file, float pixels) : file_{std::move(file)} {
        const int start = file_.size() < 12 ? -1 : stbtt_GetFontOffsetForIndex(file_.data(), 0);
        if (start < 0 || !stbtt_InitFont(&info_, file_.data(), start)) throw std::runtime_error("不是字体文件");
        scale_ = stbtt_ScaleForMappingEmToPixels(&info_, pixels);
    }
    Face(const Face&) = delete;
    Face& operator=(const Face&) = delete;
    // hide-end
    Bitmap bitmap(char32_t code) const {
        Bitmap out;
        int right = 0, bottom = 0;
        stbtt_GetCodepointBitmapBox(&info_, static_cast<int>(code), scale_, scale_, &out.left, &out.top, &right, &bottom);
        out.width = right - out.left;
        out.height = bottom - out.top;
        out.top = -out.top;              // stb 的 y 朝下
        out.cover.resize(static_cast<std::size_t>(out.width) * static_cast<std::size_t>(out.height));
        if (!out.cover.empty())
            stbtt_MakeCodepointBitmap(&info_, out.cover.data(), out.width, out.height, out.width, scale_, scale_, static_cast<int>(code));
        return out;
    }
    float advance(char32_t code, char32_t next = 0) const {     // 画完这个字，笔往右走多远
        int advance = 0, left = 0;
        stbtt_GetCodepointHMetrics(&info_, static_cast<int>(code), &advance, &left);
        const int kern = next ? stbtt_GetCodepointKernAdvance(&info_, static_cast<int>(code), static_cast<int>(next)) : 0;
        return scale_ * static_cast<float>(advance + kern);
    }
    // hide-start
    bool has(char32_t code) const { return stbtt_FindGlyphIndex(&info_, static_cast<int>(code)) != 0; }
    float lineHeight() const {
        int ascent = 0, descent = 0, gap = 0;
        stbtt_GetFontVMetrics(&info_, &ascent, &descent, &gap);
        return scale_ * static_cast<float>(ascent - descent + gap);
    }
    float ascent() const {
        int ascent = 0, descent = 0, gap = 0;
        stbtt_GetFontVMetrics(&info_, &ascent, &descent, &gap);
        return scale_ * static_cast<float>(ascent);
    }

private:
    std::vector<unsigned char> file_;    // stb 只存指针，文件要一直留着
    stbtt_fontinfo info_{};
    float scale_ = 1;
    // hide-end
};
// #endregion
