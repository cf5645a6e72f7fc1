// hide-start
#include "controls.h"
#include "pbr-stage.h"

// hide-end
int main() {
    Window window({.title = "PBR材质球：鼠标看，WASD走"});
    const Program program{"lit.vert", joined({"pbr-brdf.glsl", "pbr-direct.frag"})};
    const BallGrid grid;
    ToneMapped tone;
    glEnable(GL_DEPTH_TEST);
    glEnable(GL_FRAMEBUFFER_SRGB);
    setLights(program, {{{-6, 6, 8}, glm::vec3{130}}, {{6, 6, 8}, glm::vec3{130}},
                        {{-6, -6, 8}, glm::vec3{130}}, {{6, -6, 8}, glm::vec3{130}}});

    Camera camera = BallGrid::camera();
    Controls controls{window, camera};
    window.run({{"grid.png", [&](const Frame& frame) {
        controls.update(frame);
        tone.draw(frame, [&] {                           // 线性的光画进RGBA16F，再压缩、编码
            clear();
            grid.draw(program, camera, frame.aspect(), {0.80f, 0.05f, 0.04f});
        });
    }}});
}
