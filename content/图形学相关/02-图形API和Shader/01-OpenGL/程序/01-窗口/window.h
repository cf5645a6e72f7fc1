#pragma once
#include <epoxy/gl.h>        // 要在 GLFW 之前：它接管 OpenGL 的声明
#include <GLFW/glfw3.h>
#include <functional>
#include <memory>
#include <string>
#include <vector>

/** 画一帧要知道的事。 */
struct Frame {
    int width = 0, height = 0;      // 帧缓冲的大小，单位是像素
    double seconds = 0;             // 从第一帧起过了多少秒
    float aspect() const { return static_cast<float>(width) / static_cast<float>(height); }
};

/** 一种画法，和它离屏时存成的文件。 */
struct View {
    std::string picture;
    std::function<void(const Frame&)> draw;
};

struct WindowSettings {
    std::string title = "OpenGL";
    int width = 480, height = 270;
};

/** 窗口和它的 OpenGL 4.5 核心上下文。一个程序一个，比所有 OpenGL 对象活得久。 */
class Window {
public:
    explicit Window(WindowSettings settings);

    /** 有屏幕：循环到窗口关闭，空格换下一种画法。设了 OFFSCREEN：每种画一帧，存成图。 */
    void run(const std::vector<View>& views);

    /** 画一帧到自己的帧缓冲，在它还绑着时调用 then。 */
    void drawOffscreen(const View& view, const std::function<void()>& then = {});

    GLFWwindow* handle() const { return window_.get(); }
    bool isOffscreen() const { return isOffscreen_; }

private:
    struct Library {
        Library();
        ~Library() { glfwTerminate(); }
        Library(const Library&) = delete;
        Library& operator=(const Library&) = delete;
    };
    struct Destroy {
        void operator()(GLFWwindow* window) const { glfwDestroyWindow(window); }
    };
    void loop(const std::vector<View>& views);

    WindowSettings settings_;
    bool isOffscreen_;
    Library library_;                                  // 成员按声明的次序构造，倒着析构：
    std::unique_ptr<GLFWwindow, Destroy> window_;      // 先销毁窗口，再结束 GLFW
};
