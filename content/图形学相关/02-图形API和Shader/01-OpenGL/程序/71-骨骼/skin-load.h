#pragma once
#include "skin-mesh.h"
#include "skin-skeleton.h"
#include <assimp/Importer.hpp>
#include <assimp/postprocess.h>
#include <assimp/scene.h>
#include <glm/gtc/type_ptr.hpp>

struct SkinModel {
    Skeleton skeleton;
    std::vector<Clip> clips;
    std::vector<SkinVertex> vertices;
    std::vector<unsigned> indices;
};

// #region convert
inline glm::mat4 convert(const aiMatrix4x4& m) { return glm::transpose(glm::make_mat4(&m.a1)); }   // Assimp 按行存
inline glm::vec3 convert(const aiVector3D& v) { return {v.x, v.y, v.z}; }
inline glm::quat convert(const aiQuaternion& q) { return {q.w, q.x, q.y, q.z}; }
// #endregion

// #region nodes
/** 节点树 -> 关节表。父先进表，所以编号总比子小。 */
inline void addNode(SkinModel& model, const aiNode& node, int parent, std::map<std::string, std::size_t>& byName) {
    const auto index = model.skeleton.joints.size();
    byName[node.mName.C_Str()] = index;
    model.skeleton.joints.push_back({node.mName.C_Str(), parent, glm::mat4{1}});
    aiVector3D size, move;
    aiQuaternion turn;
    node.mTransformation.Decompose(size, turn, move);
    model.skeleton.rest.push_back({convert(move), convert(turn), convert(size)});
    for (unsigned i = 0; i < node.mNumChildren; ++i) addNode(model, *node.mChildren[i], static_cast<int>(index), byName);
}
// #endregion

template <class Value, class Key>
auto convertTrack(const Key* keys, unsigned count, double ticks) {
    std::vector<float> times;
    std::vector<Value> values;
    for (unsigned i = 0; i < count; ++i) {
        times.push_back(static_cast<float>(keys[i].mTime / ticks));
        values.push_back(convert(keys[i].mValue));
    }
    return Track<Value>{std::move(times), std::move(values)};
}

/** 读第一个网格、它的骨骼和全部动画。文件有问题就抛出。 */
inline SkinModel loadSkin(const std::string& file) {
    Assimp::Importer importer;
    const aiScene* scene = importer.ReadFile(file, aiProcess_Triangulate | aiProcess_LimitBoneWeights);
    if (!scene || scene->mNumMeshes == 0) throw std::runtime_error(file + "：" + importer.GetErrorString());
    const aiMesh& mesh = *scene->mMeshes[0];
    if (!mesh.HasNormals() || !mesh.HasTextureCoords(0)) throw std::runtime_error(file + " 缺法线或纹理坐标");

    SkinModel model;
    std::map<std::string, std::size_t> byName;
    addNode(model, *scene->mRootNode, -1, byName);
    if (model.skeleton.joints.size() > JointBuffer::limit) throw std::runtime_error(file + " 的节点太多");
    for (unsigned i = 0; i < mesh.mNumVertices; ++i)
        model.vertices.push_back({convert(mesh.mVertices[i]), convert(mesh.mNormals[i]), glm::vec2{convert(mesh.mTextureCoords[0][i])}, {}, {}});
    for (unsigned i = 0; i < mesh.mNumFaces; ++i)
        if (mesh.mFaces[i].mNumIndices == 3)
            model.indices.insert(model.indices.end(), mesh.mFaces[i].mIndices, mesh.mFaces[i].mIndices + 3);

    // #region bones
    for (unsigned b = 0; b < mesh.mNumBones; ++b) {
        const aiBone& bone = *mesh.mBones[b];
        const std::size_t joint = byName.at(bone.mName.C_Str());       // 骨骼靠名字找到节点
        model.skeleton.joints[joint].offset = convert(bone.mOffsetMatrix);
        for (unsigned i = 0; i < bone.mNumWeights; ++i)
            model.vertices.at(bone.mWeights[i].mVertexId).add(static_cast<std::uint8_t>(joint), bone.mWeights[i].mWeight);
    }
    for (SkinVertex& vertex : model.vertices) vertex.normalize();
    // #endregion

    // #region animations
    for (unsigned a = 0; a < scene->mNumAnimations; ++a) {
        const aiAnimation& animation = *scene->mAnimations[a];
        const double ticks = animation.mTicksPerSecond > 0 ? animation.mTicksPerSecond : 25;   // 0 是文件没说
        Clip clip{animation.mName.C_Str(), static_cast<float>(animation.mDuration / ticks), {}};
        for (unsigned c = 0; c < animation.mNumChannels; ++c) {
            const aiNodeAnim& from = *animation.mChannels[c];
            Channel to;
            if (from.mNumPositionKeys) to.move = convertTrack<glm::vec3>(from.mPositionKeys, from.mNumPositionKeys, ticks);
            if (from.mNumRotationKeys) to.turn = convertTrack<glm::quat>(from.mRotationKeys, from.mNumRotationKeys, ticks);
            if (from.mNumScalingKeys) to.size = convertTrack<glm::vec3>(from.mScalingKeys, from.mNumScalingKeys, ticks);
            clip.channels[byName.at(from.mNodeName.C_Str())] = to;
        }
        model.clips.push_back(clip);
    }
    // #endregion
    return model;
}
