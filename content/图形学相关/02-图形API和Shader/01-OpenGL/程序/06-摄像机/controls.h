#pragma once
#include "camera.h"
#include "window.h"

/** 鼠标看、WASD 走、滚轮缩放。离屏时什么也不做。活得要比窗口短。 */
class Controls {
public:
    Controls(const Window& window, Camera& camera) : window_{window.handle()}, camera_{camera} {
        if (window.isOffscreen()) return;
        glfwSetInputMode(window_, GLFW_CURSOR, GLFW_CURSOR_DISABLED);      // 藏起光标，可以一直往一边移
        glfwGetCursorPos(window_, &x_, &y_);                               // 第一帧不跳
        glfwSetWindowUserPointer(window_, &camera_);
        glfwSetScrollCallback(window_, [](GLFWwindow* window, double, double steps) {
            static_cast<Camera*>(glfwGetWindowUserPointer(window))->zoom(static_cast<float>(2 * steps));
        });
    }
    ~Controls() { glfwSetScrollCallback(window_, nullptr); }
    Controls(const Controls&) = delete;
    Controls& operator=(const Controls&) = delete;

    // #region update
    void update(const Frame& frame) {
        if (glfwGetInputMode(window_, GLFW_CURSOR) != GLFW_CURSOR_DISABLED) return;
        const float delta = std::min(static_cast<float>(frame.seconds - last_), 0.1f);   // 卡住之后别一步跨太远
        last_ = frame.seconds;

        double x = 0, y = 0;
        glfwGetCursorPos(window_, &x, &y);
        camera_.turn(0.1f * static_cast<float>(x - x_), 0.1f * static_cast<float>(y_ - y));   // 窗口的 y 朝下
        x_ = x;
        y_ = y;

        glm::vec3 direction{0};
        if (isDown(GLFW_KEY_W)) direction += camera_.forward();
        if (isDown(GLFW_KEY_S)) direction -= camera_.forward();
        if (isDown(GLFW_KEY_D)) direction += camera_.right();
        if (isDown(GLFW_KEY_A)) direction -= camera_.right();
        if (glm::length(direction) > 0) velocityTarget_ = speed * glm::normalize(direction);   // 斜着走不更快
        else velocityTarget_ = glm::vec3{0};
        velocity_ = damp(velocity_, velocityTarget_, 12, delta);
        camera_.position += delta * velocity_;
    }
    // #endregion

    float speed = 3;                                                        // 米每秒

private:
    bool isDown(int key) const { return glfwGetKey(window_, key) == GLFW_PRESS; }
    GLFWwindow* window_;
    Camera& camera_;
    double x_ = 0, y_ = 0, last_ = 0;
    glm::vec3 velocity_{0}, velocityTarget_{0};
};
