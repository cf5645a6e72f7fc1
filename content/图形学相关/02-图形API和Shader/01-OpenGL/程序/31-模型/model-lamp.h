#pragma once
#include "obj-scene.h"
#include <array>
#include <numbers>

/** 绕 y 轴旋转轮廓得到的网格；轮廓的每一段各有自己的法线。轮廓从上往下走，外面就是正面。 */
inline IndexedMesh lathe(const std::vector<glm::vec2>& profile, unsigned columns = 32) {
    IndexedMesh mesh;
    for (std::size_t row = 0; row + 1 < profile.size(); ++row) {
        const glm::vec2 top = profile[row], bottom = profile[row + 1], along = glm::normalize(bottom - top);
        const auto first = static_cast<unsigned>(mesh.vertices.size() / 8);
        for (unsigned column = 0; column <= columns; ++column) {
            const float s = static_cast<float>(column) / static_cast<float>(columns), angle = 2 * std::numbers::pi_v<float> * s;
            for (const glm::vec2 p : {top, bottom})
                mesh.vertices.insert(mesh.vertices.end(), {p.x * std::sin(angle), p.y, p.x * std::cos(angle), -along.y * std::sin(angle), along.x,
                                                           -along.y * std::cos(angle), 4 * s, p.y});
        }
        for (unsigned i = first; i < first + 2 * columns; i += 2)
            for (const unsigned k : {i, i + 1, i + 3, i + 3, i + 2, i}) mesh.indices.push_back(k);
    }
    return mesh;
}

// #region nodes
/** 台灯的节点：位置、旋转都相对于父节点。 */
inline constexpr const char* lampNodes = R"("nodes": [
  {"name": "lamp",  "children": [1, 2]},
  {"name": "base",  "mesh": 0},
  {"name": "lower", "mesh": 1, "children": [3], "translation": [0, 0.1, 0],   "rotation": [0, 0, 0.2588, 0.9659]},
  {"name": "upper", "mesh": 1, "children": [4], "translation": [0, 1.0, 0],   "rotation": [0, 0, -0.6088, 0.7934]},
  {"name": "head",  "children": [5, 6],         "translation": [0, 1.0, 0],   "rotation": [0, 0, 0.1305, 0.9914]},
  {"name": "shade", "mesh": 2},
  {"name": "bulb",  "mesh": 3, "translation": [0, -0.05, 0]}
])";
// #endregion

/** 在当前文件夹写出 lamp.gltf、lamp.bin 与 paint.png。 */
inline void writeLamp() {
    std::vector<unsigned char> paint;
    for (int y = 0; y < 64; ++y)
        for (int x = 0; x < 64; ++x)
            for (const int value : {235, 238, 240}) paint.push_back(static_cast<unsigned char>((x / 8 + y / 8) % 2 ? value : value - 70));
    stbi_write_png("paint.png", 64, 64, 3, paint.data(), 3 * 64);

    std::vector<glm::vec2> bulb;
    for (int i = 0; i <= 12; ++i) bulb.push_back({0.2f * std::sin(std::numbers::pi_v<float> * static_cast<float>(i) / 12), 0.2f * std::cos(std::numbers::pi_v<float> * static_cast<float>(i) / 12)});
    const std::array meshes{lathe({{0, 0.1f}, {0.5f, 0.1f}, {0.55f, 0}}), lathe({{0, 1}, {0.05f, 1}, {0.05f, 0}}),
                            lathe({{0.1f, 0.22f}, {0.45f, -0.3f}, {0.43f, -0.3f}, {0.08f, 0.22f}}), lathe(bulb)};
    std::ostringstream views, accessors, list;
    std::ofstream bin{"lamp.bin", std::ios::binary};
    std::size_t bytes = 0;
    const auto put = [&](const auto& data, const char* more) {
        bin.write(reinterpret_cast<const char*>(data.data()), static_cast<std::streamsize>(4 * data.size()));
        views << (bytes ? ",\n  " : "\n  ") << R"({"buffer": 0, "byteOffset": )" << bytes << R"(, "byteLength": )" << 4 * data.size() << more << "}";
        bytes += 4 * data.size();
    };
    for (std::size_t i = 0; i < meshes.size(); ++i) {
        const auto& [vertices, indices] = meshes[i];
        put(vertices, R"(, "byteStride": 32, "target": 34962)");
        put(indices, R"(, "target": 34963)");
        glm::vec3 low{1e9f}, high{-1e9f};
        for (std::size_t v = 0; v < vertices.size(); v += 8) {
            low = glm::min(low, glm::vec3{vertices[v], vertices[v + 1], vertices[v + 2]});
            high = glm::max(high, glm::vec3{vertices[v], vertices[v + 1], vertices[v + 2]});
        }
        const auto accessor = [&](std::size_t view, std::size_t offset, int type, std::size_t count, const char* kind) -> std::ostream& {
            return accessors << (accessors.tellp() > 0 ? ",\n  " : "\n  ") << R"({"bufferView": )" << view << R"(, "byteOffset": )" << offset << R"(, "componentType": )" << type
                             << R"(, "count": )" << count << R"(, "type": ")" << kind << '"';
        };
        const std::size_t count = vertices.size() / 8;
        accessor(2 * i, 0, 5126, count, "VEC3") << ", \"min\": [" << low.x << ',' << low.y << ',' << low.z << "], \"max\": [" << high.x << ',' << high.y << ',' << high.z << "]}";
        accessor(2 * i, 12, 5126, count, "VEC3") << '}';
        accessor(2 * i, 24, 5126, count, "VEC2") << '}';
        accessor(2 * i + 1, 0, 5125, indices.size(), "SCALAR") << '}';
        list << (i ? ",\n  " : "\n  ") << R"({"primitives": [{"attributes": {"POSITION": )" << 4 * i << R"(, "NORMAL": )" << 4 * i + 1 << R"(, "TEXCOORD_0": )" << 4 * i + 2
             << R"(}, "indices": )" << 4 * i + 3 << R"(, "material": )" << i << "}]}";
    }
    const auto material = [](const char* name, const char* color, bool hasImage) {
        return std::string{R"({"name": ")"} + name + R"(", "pbrMetallicRoughness": {"baseColorFactor": [)" + color + "]" + (hasImage ? R"(, "baseColorTexture": {"index": 0})" : "") + "}}";
    };
    std::ofstream{"lamp.gltf"} << R"({"asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [0]}],)" << '\n' << lampNodes << ",\n\"materials\": [\n  "
        << material("base", "0.10, 0.30, 0.36, 1", true) << ",\n  " << material("arm", "0.5, 0.5, 0.5, 1", true) << ",\n  "
        << material("shade", "0.80, 0.28, 0.20, 1", true) << ",\n  " << material("bulb", "1, 0.9, 0.6, 1", false)
        << "],\n\"images\": [{\"uri\": \"paint.png\"}], \"textures\": [{\"source\": 0}],\n\"meshes\": [" << list.str() << "],\n\"accessors\": [" << accessors.str()
        << "],\n\"bufferViews\": [" << views.str() << "],\n\"buffers\": [{\"uri\": \"lamp.bin\", \"byteLength\": " << bytes << "}]}\n";
}
