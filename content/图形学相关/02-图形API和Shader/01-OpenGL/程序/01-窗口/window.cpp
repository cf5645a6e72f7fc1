#include "window.h"
#include "debug.h"
#include "picture.h"
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <utility>

// #region open
Window::Library::Library() {
    glfwSetErrorCallback([](int, const char* text) { std::fprintf(stderr, "GLFW: %s\n", text); });
    if (!glfwInit()) throw std::runtime_error("GLFW 初始化失败");
}

Window::Window(WindowSettings settings)
    : settings_{std::move(settings)}, isOffscreen_{std::getenv("OFFSCREEN") != nullptr} {
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 4);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 5);
    glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
    glfwWindowHint(GLFW_OPENGL_DEBUG_CONTEXT, GLFW_TRUE);
    glfwWindowHint(GLFW_SRGB_CAPABLE, GLFW_TRUE);       // 以后要写 sRGB 颜色时用得上
    glfwWindowHint(GLFW_VISIBLE, isOffscreen_ ? GLFW_FALSE : GLFW_TRUE);
    window_.reset(glfwCreateWindow(settings_.width, settings_.height, settings_.title.c_str(), nullptr, nullptr));
    if (!window_) throw std::runtime_error("没有建成窗口：驱动可能不支持 OpenGL 4.5 核心模式");

    glfwMakeContextCurrent(window_.get());              // 从这里起才能调用 gl 开头的函数
    glfwSwapInterval(1);                                // 垂直同步：每次刷新换一帧
    reportGlErrors();
}
// #endregion

// #region loop
void Window::loop(const std::vector<View>& views) {
    const double start = glfwGetTime();
    std::size_t current = 0;
    bool wasDown = false;
    while (!glfwWindowShouldClose(window_.get())) {
        glfwPollEvents();                               // 输入与窗口消息
        if (glfwGetKey(window_.get(), GLFW_KEY_ESCAPE) == GLFW_PRESS) return;
        const bool isDown = glfwGetKey(window_.get(), GLFW_KEY_SPACE) == GLFW_PRESS;
        if (isDown && !wasDown) current = (current + 1) % views.size();
        wasDown = isDown;

        Frame frame;
        glfwGetFramebufferSize(window_.get(), &frame.width, &frame.height);
        if (frame.width == 0 || frame.height == 0) {    // 最小化了，没有可画的
            glfwWaitEvents();
            continue;
        }
        frame.seconds = glfwGetTime() - start;
        glViewport(0, 0, frame.width, frame.height);
        views[current].draw(frame);
        glfwSwapBuffers(window_.get());                 // 后缓冲换到前面
    }
}
// #endregion

// #region run
void Window::run(const std::vector<View>& views) {
    if (views.empty()) throw std::invalid_argument("至少要有一种画法");
    if (!isOffscreen_) return loop(views);
    for (const View& view : views)
        drawOffscreen(view, [&] { savePng(readPicture(settings_.width, settings_.height), view.picture); });
}

void Window::drawOffscreen(const View& view, const std::function<void()>& then) {
    const Canvas canvas{settings_.width, settings_.height};
    canvas.bind();
    glViewport(0, 0, settings_.width, settings_.height);
    view.draw({settings_.width, settings_.height, 0});
    if (then) then();
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
}
// #endregion
