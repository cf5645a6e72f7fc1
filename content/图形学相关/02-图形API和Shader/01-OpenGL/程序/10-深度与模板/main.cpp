#include "controls.h"
#include "still.h"

// hide-start
// #region reflect
/** 平放在 y = 0 的镜子。镜面内写模板1，反射只画在模板为1的地方。 */
void drawMirror(const Still& still, bool usesStencil) {
    const glm::mat4 flip = glm::scale(glm::mat4{1}, {1, -1, 1});       // 关于 y = 0 反射
    if (usesStencil) glEnable(GL_STENCIL_TEST);
    glStencilFunc(GL_ALWAYS, 1, 0xff);
    glStencilOp(GL_KEEP, GL_KEEP, GL_REPLACE);
    glDepthMask(GL_FALSE);                                             // 镜面不挡它后面的反射
    still.fill(still.ground, at({0, 0, 0}, glm::vec3{0.22f}), {0.02f, 0.05f, 0.07f});
    glDepthMask(GL_TRUE);

    glStencilFunc(GL_EQUAL, 1, 0xff);
    glStencilOp(GL_KEEP, GL_KEEP, GL_KEEP);
    set(still.lit, "lightPosition", glm::vec3{2.5f, -5, 4});           // 灯也翻过去
    still.draw(still.ball, flip * at({-0.75f, 0.75f, 0.2f}, glm::vec3{0.75f}), 0.55f * colors::coral);
    still.draw(still.cube, flip * at({0.9f, 0.5f, -0.1f}), 0.55f * colors::teal);
    set(still.lit, "lightPosition", glm::vec3{2.5f, 5, 4});
    glDisable(GL_STENCIL_TEST);
}
// #endregion
// hide-end

int main() {
    Window window({.title = "平面镜：鼠标看，WASD走"});
    const Still still;
    glEnable(GL_DEPTH_TEST);
    glEnable(GL_FRAMEBUFFER_SRGB);
    Camera camera = orbit({0, 0.1f, 0}, 5.2f, -80, -22);
    Controls controls{window, camera};

    const auto view = [&](const char* picture, bool usesStencil) {
        return View{picture, [&, usesStencil](const Frame& frame) {
            controls.update(frame);
            glClearColor(0.10f, 0.12f, 0.14f, 1);
            glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
            still.begin(camera, frame.aspect());
            drawMirror(still, usesStencil);
            still.draw(still.ball, at({-0.75f, 0.75f, 0.2f}, glm::vec3{0.75f}), colors::coral);
            still.draw(still.cube, at({0.9f, 0.5f, -0.1f}), colors::teal);
        }};
    };
    window.run({view("mirror-spill.png", false), view("mirror.png", true)});
}
