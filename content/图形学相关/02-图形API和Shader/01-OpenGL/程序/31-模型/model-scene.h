#pragma once
#include "mesh.h"
#include "obj-model.h"
#include "texture.h"
#include <assimp/Importer.hpp>
#include <assimp/material.h>
#include <assimp/postprocess.h>
#include <assimp/scene.h>
#include <filesystem>
#include <glm/glm.hpp>
#include <glm/gtc/type_ptr.hpp>
#include <map>
#include <memory>
#include <stdexcept>

// #region bounds
/** 轴对齐的包围盒：中心与三个方向的半长。 */
struct Bounds {
    glm::vec3 low{1e30f}, high{-1e30f};
    void add(glm::vec3 p) { low = glm::min(low, p), high = glm::max(high, p); }
    void add(const Bounds& other) { add(other.low), add(other.high); }
    glm::vec3 center() const { return 0.5f * (low + high); }
    glm::vec3 half() const { return 0.5f * (high - low); }
    /** 变换后的盒子的包围盒：中心照常变，半长乘每个元素取绝对值的矩阵。 */
    Bounds moved(const glm::mat4& m) const {
        const glm::vec3 c = glm::vec3{m * glm::vec4{center(), 1}}, h = half();
        const glm::vec3 e = glm::abs(glm::vec3{m[0]}) * h.x + glm::abs(glm::vec3{m[1]}) * h.y + glm::abs(glm::vec3{m[2]}) * h.z;
        return {c - e, c + e};
    }
};
// #endregion

// #region cache
/** 同一个文件、同一种格式的纹理只读一次；最后一个用它的模型走了，它就释放。 */
class TextureCache {
public:
    std::shared_ptr<Texture> load(const std::filesystem::path& file, const TextureSettings& settings = {}) {
        ++requests_;
        std::weak_ptr<Texture>& slot = known_[{std::filesystem::weakly_canonical(file), settings.format}];
        std::shared_ptr<Texture> texture = slot.lock();
        if (texture) return texture;
        ++reads_;
        slot = texture = std::make_shared<Texture>(loadImage(file.string()), settings);
        return texture;
    }
    // hide-start
    int requests() const { return requests_; }
    int reads() const { return reads_; }

private:
    std::map<std::pair<std::filesystem::path, GLenum>, std::weak_ptr<Texture>> known_;
    int requests_ = 0, reads_ = 0;
    // hide-end
};
// #endregion

struct ModelMaterial {
    glm::vec3 color{1};
    std::shared_ptr<Texture> image;
};

/** 清单里的一项：哪份网格、哪种材质、放在世界里哪里。 */
struct DrawItem {
    const Mesh* mesh;
    const ModelMaterial* material;
    glm::mat4 world;
};

/** 从文件读来的模型。Assimp 的数据读完就还，这里只留显卡上的。 */
class Model {
public:
    Model(const std::filesystem::path& file, TextureCache& cache) {
        // #region import
        Assimp::Importer importer;                       // scene 归它所有
        const unsigned flags = aiProcess_Triangulate | aiProcess_JoinIdenticalVertices | aiProcess_GenSmoothNormals | aiProcess_SortByPType;
        const aiScene* scene = importer.ReadFile(file.string(), flags);
        if (!scene || !scene->mRootNode || scene->mFlags & AI_SCENE_FLAGS_INCOMPLETE)
            throw std::runtime_error(file.string() + "：" + importer.GetErrorString());
        // #endregion
        for (unsigned i = 0; i < scene->mNumMaterials; ++i) readMaterial(*scene->mMaterials[i], file, cache);
        for (unsigned i = 0; i < scene->mNumMeshes; ++i) readMesh(*scene->mMeshes[i]);
        visit(*scene->mRootNode, glm::mat4{1});
    }

    /** 把 place 处的一份加进清单。 */
    void collect(const glm::mat4& place, std::vector<DrawItem>& list, bool usesNodes = true) const {
        for (const Node& node : nodes_) {
            const Part& part = parts_[node.mesh];
            if (part.mesh) list.push_back({part.mesh.get(), &materials_[part.material], usesNodes ? place * node.world : place});
        }
    }
    const Bounds& bounds() const { return bounds_; }
    std::size_t meshes() const { return parts_.size(); }
    std::size_t nodes() const { return nodes_.size(); }

private:
    // #region nodes
    /** Assimp 的矩阵按行存放，GLM 按列，所以要转置。 */
    static glm::mat4 toGlm(const aiMatrix4x4& m) { return glm::transpose(glm::make_mat4(&m.a1)); }

    void visit(const aiNode& node, const glm::mat4& parent) {
        const glm::mat4 world = parent * toGlm(node.mTransformation);
        for (unsigned i = 0; i < node.mNumMeshes; ++i) {
            nodes_.push_back({node.mMeshes[i], world});
            bounds_.add(parts_[node.mMeshes[i]].bounds.moved(world));
        }
        for (unsigned i = 0; i < node.mNumChildren; ++i) visit(*node.mChildren[i], world);
    }
    // #endregion

    // #region mesh
    void readMesh(const aiMesh& from) {
        Part& part = parts_.emplace_back();
        part.material = from.mMaterialIndex;
        if (!(from.mPrimitiveTypes & aiPrimitiveType_TRIANGLE)) return;      // 点与线不画
        std::vector<float> vertices;
        std::vector<unsigned> indices;
        for (unsigned i = 0; i < from.mNumVertices; ++i) {
            const aiVector3D p = from.mVertices[i], n = from.mNormals[i];
            const aiVector3D t = from.HasTextureCoords(0) ? from.mTextureCoords[0][i] : aiVector3D{};
            vertices.insert(vertices.end(), {p.x, p.y, p.z, n.x, n.y, n.z, t.x, t.y});
            part.bounds.add({p.x, p.y, p.z});
        }
        for (unsigned i = 0; i < from.mNumFaces; ++i)
            indices.insert(indices.end(), from.mFaces[i].mIndices, from.mFaces[i].mIndices + from.mFaces[i].mNumIndices);
        part.mesh = std::make_unique<Mesh>(vertices, std::vector{3, 3, 2}, indices);
    }
    // #endregion

    void readMaterial(const aiMaterial& from, const std::filesystem::path& file, TextureCache& cache) {
        ModelMaterial material;
        aiColor4D color;
        if (from.Get(AI_MATKEY_COLOR_DIFFUSE, color) == AI_SUCCESS) material.color = {color.r, color.g, color.b};
        aiString name;
        if (from.GetTexture(aiTextureType_DIFFUSE, 0, &name) == AI_SUCCESS) {
            if (name.C_Str()[0] == '*') throw std::runtime_error("没有支持嵌在文件里的贴图");
            material.image = cache.load(imagePath(file, name.C_Str()));
        }
        materials_.push_back(std::move(material));
    }

    struct Part {
        std::unique_ptr<Mesh> mesh;
        unsigned material = 0;
        Bounds bounds;
    };
    struct Node {
        std::size_t mesh;
        glm::mat4 world;
    };
    std::vector<Part> parts_;
    std::vector<ModelMaterial> materials_;
    std::vector<Node> nodes_;
    Bounds bounds_;
};

// #region draw
struct Changes { int materials = 0, meshes = 0; };

/** 依次画清单；材质与前一项相同就不再绑。 */
template <class SetMaterial, class SetModel>
Changes drawList(const std::vector<DrawItem>& list, const SetMaterial& setMaterial, const SetModel& setModelMatrix) {
    Changes changes;
    const DrawItem* last = nullptr;
    for (const DrawItem& item : list) {
        if (!last || item.material != last->material) setMaterial(*item.material), ++changes.materials;
        if (!last || item.mesh != last->mesh) ++changes.meshes;
        setModelMatrix(item.world);
        item.mesh->draw();
        last = &item;
    }
    return changes;
}
// #endregion
