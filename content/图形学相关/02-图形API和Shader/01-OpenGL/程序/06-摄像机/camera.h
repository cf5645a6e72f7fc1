#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <glm/glm.hpp>
#include <glm/gtc/matrix_transform.hpp>

// #region camera
/** 自由相机：位置加两个角。角度都以度计，yaw 为 -90 时看向 -z。 */
struct Camera {
    glm::vec3 position{0, 0, 5};
    float yaw = -90, pitch = 0, fov = 45;

    glm::vec3 forward() const {
        const float y = glm::radians(yaw), p = glm::radians(pitch);
        return {std::cos(p) * std::cos(y), std::sin(p), std::cos(p) * std::sin(y)};
    }
    glm::vec3 right() const { return glm::normalize(glm::cross(forward(), glm::vec3{0, 1, 0})); }
    glm::mat4 view() const { return glm::lookAt(position, position + forward(), glm::vec3{0, 1, 0}); }
    glm::mat4 projection(float aspect) const { return glm::perspective(glm::radians(fov), aspect, 0.1f, 100.0f); }

    void turn(float yawDegrees, float pitchDegrees) {
        yaw = std::remainder(yaw + yawDegrees, 360.0f);                // 转多少圈都不丢精度
        pitch = std::clamp(pitch + pitchDegrees, -89.0f, 89.0f);
    }
    void zoom(float steps) { fov = std::clamp(fov - steps, 15.0f, 75.0f); }
};

/** 环绕相机：总看着 target，绕它转。 */
inline Camera orbit(glm::vec3 target, float distance, float yaw, float pitch) {
    Camera camera;
    camera.turn(yaw - camera.yaw, pitch);
    camera.position = target - distance * camera.forward();
    return camera;
}

/** 每秒消去 1 - exp(-rate) 的差距，与帧率无关。 */
template <class T>
T damp(const T& from, const T& to, float rate, float seconds) {
    return to + (from - to) * std::exp(-rate * seconds);
}
// #endregion

// #region frustum
/** 视锥体的六个平面：dot(plane, vec4(p, 1)) >= 0 的一侧在里面。 */
class Frustum {
public:
    explicit Frustum(const glm::mat4& viewProjection) {
        const glm::mat4 rows = glm::transpose(viewProjection);         // rows[i] 是第 i 行
        for (int i = 0; i < 3; ++i) {
            planes_[static_cast<std::size_t>(2 * i)] = rows[3] + rows[i];        // -w <= x, y, z
            planes_[static_cast<std::size_t>(2 * i + 1)] = rows[3] - rows[i];    // x, y, z <= w
        }
        for (glm::vec4& plane : planes_) plane /= glm::length(glm::vec3{plane});  // 单位法线，得到真距离
    }
    /** 球可能看得见。角落外的球偶尔也算看得见，只会多画，不会少画。 */
    bool touches(glm::vec3 center, float radius) const {
        return std::all_of(planes_.begin(), planes_.end(),
                           [&](const glm::vec4& plane) { return glm::dot(plane, glm::vec4{center, 1}) >= -radius; });
    }

private:
    std::array<glm::vec4, 6> planes_{};
};
// #endregion
