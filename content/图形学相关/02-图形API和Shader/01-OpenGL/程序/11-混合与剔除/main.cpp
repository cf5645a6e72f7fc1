#include "controls.h"
#include "sheet.h"

// hide-start
// #region panes
struct Pane {
    glm::vec3 position;
    glm::vec4 tint;
};

/** 不透明的都画好以后，把玻璃从远到近排好画。玻璃只比较深度，不写。 */
void drawPanes(const Program& glass, const Mesh& sheet, std::vector<Pane> panes, const Camera& camera) {
    const auto depth = [&](const Pane& pane) { return glm::dot(pane.position - camera.position, camera.forward()); };
    std::sort(panes.begin(), panes.end(), [&](const Pane& a, const Pane& b) { return depth(a) > depth(b); });
    glEnable(GL_BLEND);
    glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    glDepthMask(GL_FALSE);
    glass.use();
    for (const Pane& pane : panes) {
        set(glass, "tint", pane.tint);
        setModel(glass, at(pane.position, glm::vec3{1.9f}));
        sheet.draw();
    }
    glDepthMask(GL_TRUE);
    glDisable(GL_BLEND);
}
// #endregion
// hide-end

int main() {
    Window window({.title = "玻璃：鼠标看，WASD走"});
    const Still still;
    const Program glass{"lit.vert", "glass.frag"};
    const Mesh sheet = makeSheet();
    const std::vector<Pane> panes{{{0.9f, 1.0f, 1.6f}, {0.80f, 0.06f, 0.05f, 0.55f}}, {{0, 1.1f, 0.8f}, {0.05f, 0.50f, 0.15f, 0.55f}},
                                  {{-0.9f, 1.2f, 0}, {0.05f, 0.15f, 0.80f, 0.55f}}};
    glEnable(GL_DEPTH_TEST);
    glEnable(GL_FRAMEBUFFER_SRGB);
    Camera camera = orbit({0, 1, 0}, 4.8f, -90, -8);
    Controls controls{window, camera};
    window.run({{"panes-right.png", [&](const Frame& frame) {
        controls.update(frame);
        clear(0.30f, 0.34f, 0.38f);
        still.begin(camera, frame.aspect());
        still.draw(still.ground, glm::mat4{1}, colors::gray, 0);
        still.draw(still.ball, at({0, 0.8f, -1}, glm::vec3{0.8f}), glm::vec3{0.8f});
        glass.use();
        setCamera(glass, camera, frame.aspect());
        drawPanes(glass, sheet, panes, camera);
    }}});
}
