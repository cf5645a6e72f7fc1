#include "controls.h"
#include "stage.h"

int main() {
    Window window({.title = "光照：鼠标看，WASD走"});
    const Program lit{"lit.vert", "lit.frag"}, lamp{"lit.vert", "lamp.frag"};
    const Mesh ball = makeSphere(), ground = makeFloor(12, 1), cube = makeCube();
    glEnable(GL_DEPTH_TEST);
    glEnable(GL_FRAMEBUFFER_SRGB);                       // 着色器里是线性的光，写出时编码

    Camera camera = orbit({0, 0.7f, 0}, 6, -75, -18);
    Controls controls{window, camera};
    window.run({{"lit.png", [&](const Frame& frame) {
        controls.update(frame);
        const auto angle = static_cast<float>(0.6 * frame.seconds);
        const glm::vec3 light{1.9f * std::cos(angle), 2.3f, 1.9f * std::sin(angle) + 0.8f}, white{1, 0.96f, 0.88f};
        clear();
        lit.use();
        setCamera(lit, camera, frame.aspect());
        set(lit, "lightPosition", light);
        set(lit, "lightColor", white);
        setSurface(lit, {});
        setModel(lit, glm::translate(glm::mat4{1}, {0, 1, 0}));
        ball.draw();
        setSurface(lit, {.baseColor = glm::vec3{0.25f}, .specular = 0});
        setModel(lit, glm::mat4{1});
        ground.draw();

        lamp.use();                                      // 光源在哪里，画一个小立方体看得见
        setCamera(lamp, camera, frame.aspect());
        set(lamp, "lightColor", white);
        setModel(lamp, glm::scale(glm::translate(glm::mat4{1}, light), glm::vec3{0.16f}));
        cube.draw();
    }}});
}
