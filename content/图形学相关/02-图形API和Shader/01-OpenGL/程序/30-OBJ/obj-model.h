#pragma once
#include <array>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <glm/glm.hpp>
#include <istream>
#include <locale>
#include <map>
#include <numeric>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

/** 面的一个角：三张表里的编号，从 0 起；没有就是 -1。 */
struct ObjCorner {
    int position = -1, texcoord = -1, normal = -1;
    auto operator<=>(const ObjCorner&) const = default;
};

struct ObjFace {
    std::vector<ObjCorner> corners;
    std::string material;
};

struct ObjFile {
    std::vector<glm::vec3> positions, normals;
    std::vector<glm::vec2> texcoords;
    std::vector<ObjFace> faces;
    std::vector<std::string> materialFiles;
};

// #region corner
/** OBJ 的编号从 1 起；负数从表尾数，-1 是刚读到的那一个。 */
inline int resolve(int written, std::size_t count) {
    const int total = static_cast<int>(count), index = written > 0 ? written - 1 : total + written;
    if (written == 0 || index < 0 || index >= total) throw std::out_of_range("编号超出已读到的个数");
    return index;
}

/** "7"、"7/2"、"7//4"、"7/2/4"。 */
inline ObjCorner readCorner(const std::string& text, const ObjFile& file) {
    std::array<std::optional<int>, 3> parts;
    std::size_t start = 0;
    for (std::size_t i = 0; i < 3 && start <= text.size(); ++i) {
        const std::size_t end = std::min(text.find('/', start), text.size());
        const std::string part = text.substr(start, end - start);
        std::size_t used = 0;
        if (!part.empty()) parts[i] = std::stoi(part, &used);
        if (used != part.size()) throw std::invalid_argument("编号里有别的字符");
        start = end + 1;
    }
    if (!parts[0] || start <= text.size()) throw std::invalid_argument("看不懂的角");
    ObjCorner corner{resolve(*parts[0], file.positions.size())};
    if (parts[1]) corner.texcoord = resolve(*parts[1], file.texcoords.size());
    if (parts[2]) corner.normal = resolve(*parts[2], file.normals.size());
    return corner;
}
// #endregion

template <int Count>
glm::vec<Count, float> readVector(std::istream& in) {
    glm::vec<Count, float> value{0};
    for (int i = 0; i < Count; ++i)
        if (!(in >> value[i])) throw std::invalid_argument("缺少数");
    return value;
}

inline std::string restOf(std::istream& in) {
    std::string rest;
    std::getline(in >> std::ws, rest);
    rest.erase(rest.find_last_not_of(" \t\r") + 1);
    return rest;
}

/** 逐行读。只认网格用到的词，其余跳过；看不懂的行抛出，消息里有行号。 */
inline ObjFile readObj(std::istream& in) {
    ObjFile file;
    std::string line, material;
    for (int row = 1; std::getline(in, line); ++row) try {
        std::istringstream words(line);
        words.imbue(std::locale::classic());            // 小数点总是“.”
        std::string word;
        words >> word;
        if (word == "v") file.positions.push_back(readVector<3>(words));
        else if (word == "vt") file.texcoords.push_back(readVector<2>(words));
        else if (word == "vn") file.normals.push_back(readVector<3>(words));
        else if (word == "usemtl") material = restOf(words);
        else if (word == "mtllib") file.materialFiles.push_back(restOf(words));
        else if (word == "f") {
            ObjFace face{{}, material};
            while (words >> word) face.corners.push_back(readCorner(word, file));
            if (face.corners.size() < 3) throw std::invalid_argument("面不到三个角");
            file.faces.push_back(std::move(face));
        }
    } catch (const std::exception& error) {
        throw std::runtime_error("第 " + std::to_string(row) + " 行：" + error.what());
    }
    return file;
}

/** 多边形的法线(Newell)，长度是面积的两倍。 */
inline glm::vec3 newell(const std::vector<glm::vec3>& points) {
    glm::vec3 sum{0};
    for (std::size_t i = 0; i < points.size(); ++i) sum += glm::cross(points[i] - points[0], points[(i + 1) % points.size()] - points[0]);
    return sum;
}

// #region fan
/** 扇形：都从第 0 个角连出去。凸的面才对。 */
inline std::vector<std::size_t> cutFan(const std::vector<glm::vec3>& points) {
    std::vector<std::size_t> triangles;
    for (std::size_t i = 2; i < points.size(); ++i) triangles.insert(triangles.end(), {0, i - 1, i});
    return triangles;
}
// #endregion

// #region ears
/** 耳切法：每次切下一个凸的、里面没有别的角的三角形。面要大致平，边不能自交。 */
inline std::vector<std::size_t> cutEars(const std::vector<glm::vec3>& points) {
    const glm::vec3 normal = newell(points);
    const auto side = [&](glm::vec3 a, glm::vec3 b, glm::vec3 p) { return glm::dot(glm::cross(b - a, p - a), normal); };
    std::vector<std::size_t> left(points.size()), triangles;
    std::iota(left.begin(), left.end(), std::size_t{0});
    const auto isEar = [&](std::size_t i) {
        const std::size_t n = left.size();
        const glm::vec3 a = points[left[(i + n - 1) % n]], b = points[left[i]], c = points[left[(i + 1) % n]];
        if (side(a, b, c) <= 0) return false;                       // 凹进去的角
        for (const std::size_t other : left) {
            const glm::vec3 p = points[other];
            if (p == a || p == b || p == c) continue;
            if (side(a, b, p) >= 0 && side(b, c, p) >= 0 && side(c, a, p) >= 0) return false;
        }
        return true;
    };
    while (left.size() >= 3) {
        std::size_t i = 0;
        while (i < left.size() && !isEar(i)) ++i;
        if (i == left.size()) throw std::runtime_error("面自交或退化，切不开");
        const std::size_t n = left.size();
        triangles.insert(triangles.end(), {left[(i + n - 1) % n], left[i], left[(i + 1) % n]});
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
    }
    return triangles;
}
// #endregion

/** 一种材质的网格：每个顶点八个数，位置、法线、纹理坐标。 */
struct IndexedMesh {
    std::vector<float> vertices;
    std::vector<unsigned> indices;
};

enum class Cut { fan, ears };

// #region build
/** 同样的三个编号只存一次。没有法线的角用面的法线，各面各存。 */
inline std::map<std::string, IndexedMesh> buildMeshes(const ObjFile& file, Cut cut = Cut::ears) {
    std::map<std::string, IndexedMesh> meshes;
    std::map<std::string, std::map<ObjCorner, unsigned>> seen;
    for (std::size_t f = 0; f < file.faces.size(); ++f) {
        const ObjFace& face = file.faces[f];
        IndexedMesh& mesh = meshes[face.material];
        std::vector<glm::vec3> points;
        for (const ObjCorner& corner : face.corners) points.push_back(file.positions[static_cast<std::size_t>(corner.position)]);
        for (const std::size_t i : cut == Cut::ears ? cutEars(points) : cutFan(points)) {
            ObjCorner key = face.corners[i];
            if (key.normal < 0) key.normal = -2 - static_cast<int>(f);
            const auto [place, isNew] = seen[face.material].try_emplace(key, static_cast<unsigned>(mesh.vertices.size() / 8));
            mesh.indices.push_back(place->second);
            if (!isNew) continue;
            const glm::vec3 p = points[i];
            const glm::vec3 n = key.normal < 0 ? glm::normalize(newell(points)) : file.normals[static_cast<std::size_t>(key.normal)];
            const glm::vec2 t = key.texcoord < 0 ? glm::vec2{0} : file.texcoords[static_cast<std::size_t>(key.texcoord)];
            mesh.vertices.insert(mesh.vertices.end(), {p.x, p.y, p.z, n.x, n.y, n.z, t.x, t.y});
        }
    }
    return meshes;
}
// #endregion

struct ObjMaterial {
    glm::vec3 color{0.8f};
    std::filesystem::path image;                        // 没有贴图就是空的
};

// #region path
/** 贴图的路径相对于材质文件所在的文件夹；Windows 写的反斜杠换成斜杠。 */
inline std::filesystem::path imagePath(const std::filesystem::path& materialFile, std::string written) {
    if (written.rfind('-', 0) == 0) throw std::invalid_argument("没有支持带选项的贴图：" + written);
    for (char& c : written)
        if (c == '\\') c = '/';
    const std::filesystem::path beside = materialFile.parent_path() / written;
    if (std::filesystem::exists(beside)) return beside;
    // 写着作者机器上的绝对路径：退而找材质文件旁边同名的
    return materialFile.parent_path() / std::filesystem::path{written}.filename();
}
// #endregion

inline std::map<std::string, ObjMaterial> readMaterials(const std::filesystem::path& name) {
    std::ifstream in(name);
    if (!in) throw std::runtime_error("打不开 " + name.string());
    std::map<std::string, ObjMaterial> materials;
    ObjMaterial* current = nullptr;
    for (std::string line; std::getline(in, line);) {
        std::istringstream words(line);
        words.imbue(std::locale::classic());
        std::string word;
        words >> word;
        if (word == "newmtl") current = &materials[restOf(words)];
        else if (current && word == "Kd") current->color = readVector<3>(words);
        else if (current && word == "map_Kd") current->image = imagePath(name, restOf(words));
    }
    return materials;
}
