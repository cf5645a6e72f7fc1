#include "controls.h"
#include "shapes.h"
#include "texture.h"
#include "uniforms.h"

int main() {
    Window window({.title = "摄像机：鼠标看，WASD走，滚轮缩放"});
    const Program program{"scene.vert", "scene.frag"};
    const Texture card{testCard(), {.anisotropy = 8}};
    const Mesh cube = makeCube(), ground = makeFloor(40, 20);
    glEnable(GL_DEPTH_TEST);
    glEnable(GL_FRAMEBUFFER_SRGB);

    Camera camera;
    camera.position = {2.2f, 1.7f, 6};
    camera.turn(-18, -12);
    Controls controls{window, camera};

    window.run({{"walk.png", [&](const Frame& frame) {
        controls.update(frame);
        glClearColor(0.30f, 0.48f, 0.62f, 1);
        glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
        program.use();
        card.bind(0);
        set(program, "view", camera.view());
        set(program, "projection", camera.projection(frame.aspect()));
        set(program, "model", glm::mat4{1});
        ground.draw();
        for (int x = -2; x <= 2; ++x)
            for (int z = -4; z <= 0; ++z) {
                set(program, "model", glm::translate(glm::mat4{1}, {2.0f * static_cast<float>(x), 0.5f, 2.0f * static_cast<float>(z)}));
                cube.draw();
            }
    }}});
}
