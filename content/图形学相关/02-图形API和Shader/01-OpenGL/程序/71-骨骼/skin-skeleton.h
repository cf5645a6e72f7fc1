#pragma once
#include "anim-track.h"
#include <glm/gtc/matrix_transform.hpp>
#include <map>
#include <optional>
#include <string>

// #region skeleton
/** 一个关节相对父关节的变换。 */
struct Local {
    glm::vec3 move{0};
    glm::quat turn{1, 0, 0, 0};
    glm::vec3 size{1};
    glm::mat4 matrix() const {
        return glm::scale(glm::translate(glm::mat4{1}, move) * glm::mat4_cast(turn), size);
    }
};
using Pose = std::vector<Local>;

struct Joint {
    std::string name;
    int parent = -1;             // 总比自己小：父在前，子在后
    glm::mat4 offset{1};         // 偏移矩阵：模型空间 -> 绑定姿态下的关节空间
};

struct Skeleton {
    std::vector<Joint> joints;
    Pose rest;                   // 没有动画时的样子

    /** 每个关节的蒙皮矩阵，一趟循环算完。 */
    std::vector<glm::mat4> skin(const Pose& pose) const {
        std::vector<glm::mat4> global(joints.size()), result(joints.size());
        for (std::size_t i = 0; i < joints.size(); ++i) {
            const int parent = joints[i].parent;
            global[i] = pose.at(i).matrix();
            if (parent >= 0) global[i] = global[static_cast<std::size_t>(parent)] * global[i];
            result[i] = global[i] * joints[i].offset;
        }
        return result;
    }
};
// #endregion

// #region clip
/** 一段动画：关节的编号 -> 它的几条轨道。没有轨道的，保持原样。 */
struct Channel {
    std::optional<Track<glm::vec3>> move, size;
    std::optional<Track<glm::quat>> turn;
};
struct Clip {
    std::string name;
    float seconds = 0;
    std::map<std::size_t, Channel> channels;

    Pose at(float time, Pose pose) const {
        for (const auto& [joint, channel] : channels) {
            if (channel.move) pose.at(joint).move = channel.move->at(time);
            if (channel.turn) pose.at(joint).turn = channel.turn->at(time);
            if (channel.size) pose.at(joint).size = channel.size->at(time);
        }
        return pose;
    }
};

/** 两个姿态之间：w 是 0 取 a，1 取 b。 */
inline Pose crossfade(const Pose& a, const Pose& b, float w) {
    Pose result = a;
    for (std::size_t i = 0; i < a.size(); ++i)
        result[i] = {between(a[i].move, b.at(i).move, w), between(a[i].turn, b.at(i).turn, w), between(a[i].size, b.at(i).size, w)};
    return result;
}
// #endregion
