#pragma once
#include "mesh.h"
#include "program.h"
#include "text-font.h"
#include <cstddef>
#include <epoxy/gl.h>
#include <functional>
#include <unordered_map>

// #region upload
/** 单通道的纹理，只占一个字节一个像素。 */
inline GLuint createCoverTexture(int width, int height) {
    GLuint id = 0;
    glCreateTextures(GL_TEXTURE_2D, 1, &id);
    glTextureStorage2D(id, 1, GL_R8, width, height);
    glTextureParameteri(id, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTextureParameteri(id, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTextureParameteri(id, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    return id;
}
inline void uploadCover(GLuint texture, int x, int y, int width, int height, const unsigned char* cover) {
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);           // 默认 4：每行补到 4 字节
    glTextureSubImage2D(texture, 0, x, y, width, height, GL_RED, GL_UNSIGNED_BYTE, cover);
}
// #endregion

/** 字形图集：纹理分成同样大的格子，用到哪个字才画哪个字，满了就换掉最久没用的。 */
class Atlas {
public:
    struct Slot {
        Bitmap glyph;                    // 像素已经在纹理里，这里只留度量
        int x = 0, y = 0;
        unsigned frame = 0, use = 0;     // 最后一次用到：哪一帧、第几次
    };
    using Render = std::function<Bitmap(char32_t)>;

    Atlas(int columns, int rows, int cell, Render render) : columns_{columns}, rows_{rows}, cell_{cell}, render_{std::move(render)} {
        if (columns < 1 || rows < 1 || cell < 3) throw std::invalid_argument("图集太小");
        texture_ = createCoverTexture(columns * cell, rows * cell);
    }
    ~Atlas() { glDeleteTextures(1, &texture_); }
    Atlas(const Atlas&) = delete;
    Atlas& operator=(const Atlas&) = delete;

    void beginFrame() { ++frame_; }

    // #region get
    const Slot& get(char32_t code) {
        if (const auto found = slots_.find(code); found != slots_.end()) {
            found->second.frame = frame_;
            found->second.use = ++uses_;
            return found->second;
        }
        ++misses_;
        Bitmap glyph = render_(code);
        if (glyph.width > cell_ - 2 || glyph.height > cell_ - 2) throw std::runtime_error("格子太小");
        std::vector<unsigned char> padded(static_cast<std::size_t>(cell_ * cell_), 0);   // 四周至少一圈 0
        for (int y = 0; y < glyph.height; ++y)
            std::copy_n(glyph.cover.data() + y * glyph.width, glyph.width, padded.data() + (y + 1) * cell_ + 1);
        Slot slot = takeCell();                              // 空格子，或换掉最久没用的
        slot.glyph = std::move(glyph);
        uploadCover(texture_, slot.x, slot.y, cell_, cell_, padded.data());
        return slots_[code] = std::move(slot);
    }

private:
    Slot takeCell() {
        const int used = static_cast<int>(slots_.size());
        if (used < columns_ * rows_) return {{}, (used % columns_) * cell_, (used / columns_) * cell_, frame_, ++uses_};
        const auto oldest = std::min_element(slots_.begin(), slots_.end(),
            [](const auto& a, const auto& b) { return a.second.use < b.second.use; });
        if (oldest->second.frame == frame_) throw std::runtime_error("一帧的字多过格子");   // 换掉就画错
        Slot cell{{}, oldest->second.x, oldest->second.y, frame_, ++uses_};
        slots_.erase(oldest);
        return cell;
    }
    // #endregion

public:
    int misses() const { return misses_; }
    GLuint texture() const { return texture_; }
    glm::vec2 size() const { return {static_cast<float>(columns_ * cell_), static_cast<float>(rows_ * cell_)}; }

private:
    int columns_, rows_, cell_, misses_ = 0;
    Render render_;
    unsigned frame_ = 1, uses_ = 0;
    GLuint texture_ = 0;
    std::unordered_map<char32_t, Slot> slots_;
};

/** 攒起来的矩形，一次画完。坐标以像素计，原点在左上，y 朝下。 */
class TextBatch {
public:
    void add(glm::vec2 corner, glm::vec2 size, glm::vec2 from, glm::vec2 to) {
        const glm::vec2 end = corner + size;
        const float quad[6][4]{{corner.x, corner.y, from.x, from.y}, {corner.x, end.y, from.x, to.y}, {end.x, end.y, to.x, to.y},
                               {end.x, end.y, to.x, to.y}, {end.x, corner.y, to.x, from.y}, {corner.x, corner.y, from.x, from.y}};
        for (const auto& vertex : quad) vertices_.insert(vertices_.end(), std::begin(vertex), std::end(vertex));
    }
    /** 画完清空。没有字就什么也不画。 */
    void draw(const Program& program, GLuint texture, int width, int height) {
        if (vertices_.empty()) return;
        const Mesh mesh{vertices_, {2, 2}};
        glProgramUniform2f(program.id(), program.at("screen"), static_cast<float>(width), static_cast<float>(height));
        program.use();
        glBindTextureUnit(0, texture);
        mesh.draw();
        vertices_.clear();
    }

private:
    std::vector<float> vertices_;
};

// #region line
/** 从 pen 写一行，pen 是基线上的起点。返回笔停在哪里。 */
inline float writeLine(TextBatch& batch, Atlas& atlas, const Face& face, const std::u32string& text, glm::vec2 pen, float size = 1) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const Atlas::Slot& slot = atlas.get(text[i]);
        const Bitmap& glyph = slot.glyph;
        const glm::vec2 at = glm::round(pen) + size * glm::vec2{glyph.left, -glyph.top};      // 落在整像素上
        const glm::vec2 box{static_cast<float>(glyph.width), static_cast<float>(glyph.height)};
        const glm::vec2 from{static_cast<float>(slot.x + 1), static_cast<float>(slot.y + 1)};
        if (glyph.width > 0) batch.add(at, size * box, from / atlas.size(), (from + box) / atlas.size());
        pen.x += size * face.advance(text[i], i + 1 < text.size() ? text[i + 1] : 0);
    }
    return pen.x;
}
// #endregion

// #region wrap
/** 拆成几行，能不宽于 limit 就不宽于。汉字之间都能断，句读不到行首，前引号不留在行尾。 */
inline std::vector<std::u32string> wrap(const Face& face, const std::u32string& text, float limit) {
    const auto canStart = [](char32_t c) { return std::u32string_view{U"，。、；：？！）》」』”’"}.find(c) == std::u32string_view::npos; };
    const auto canEnd = [](char32_t c) { return std::u32string_view{U"（《「『“‘"}.find(c) == std::u32string_view::npos; };
    const auto isHan = [](char32_t c) { return c >= 0x2E80; };
    std::vector<std::u32string> lines(1);
    std::size_t start = 0;
    while (start < text.size()) {
        std::size_t end = start + 1;                         // 一块：不能断开的几个字符
        while (end < text.size() && (!canStart(text[end]) || !canEnd(text[end - 1]) ||
                                     (!isHan(text[end - 1]) && !isHan(text[end]) && text[end - 1] != U' '))) ++end;
        const std::u32string piece = text.substr(start, end - start);
        float width = 0;
        for (const char32_t c : lines.back() + piece) width += face.advance(c);
        if (width > limit && !lines.back().empty()) lines.emplace_back();
        lines.back() += piece;
        start = end;
    }
    return lines;
}
// #endregion

// #region distance
/** 由放大 scale 倍的位图算距离场：里面大于 128，外面小于，spread 是收到多远（小图的像素）。 */
inline Bitmap distanceField(const Bitmap& big, int scale, int spread) {
    const auto isInside = [&](int x, int y) {
        return x >= 0 && y >= 0 && x < big.width && y < big.height && big.cover[static_cast<std::size_t>(y * big.width + x)] >= 128;
    };
    Bitmap out;
    out.left = static_cast<int>(std::floor(static_cast<float>(big.left) / static_cast<float>(scale))) - spread;
    out.top = static_cast<int>(std::ceil(static_cast<float>(big.top) / static_cast<float>(scale))) + spread;
    const int dx = out.left * scale - big.left, dy = big.top - out.top * scale;      // 小图左上角在大图的哪里
    out.width = (big.width - dx + scale - 1) / scale + spread;
    out.height = (big.height - dy + scale - 1) / scale + spread;
    const int reach = spread * scale;
    for (int y = 0; y < out.height; ++y)
        for (int x = 0; x < out.width; ++x) {
            const int cx = dx + x * scale + scale / 2, cy = dy + y * scale + scale / 2;
            const bool inside = isInside(cx, cy);
            float nearest = static_cast<float>(reach);       // 最近的、另一侧的像素
            for (int j = -reach; j <= reach; ++j)
                for (int i = -reach; i <= reach; ++i)
                    if (isInside(cx + i, cy + j) != inside)
                        nearest = std::min(nearest, std::hypot(static_cast<float>(i), static_cast<float>(j)));
            const float signedDistance = (inside ? nearest : -nearest) / static_cast<float>(reach);   // -1 到 1
            out.cover.push_back(static_cast<unsigned char>(std::lround(127.5f + 127.5f * signedDistance)));
        }
    return out;
}
// #endregion
