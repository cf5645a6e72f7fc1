#include "bump-mesh.h"
#include "controls.h"
#include "stage.h"

int main() {
    Window window({.title = "视差遮蔽映射：鼠标看，WASD走"});
    const Program program{"bump.vert", "bump.frag"};
    const Mesh wall = makeWall(1, false);
    const BrickWall bricks;
    const Texture color{bricks.color}, normal{bricks.normal, {.format = GL_RGBA8}}, hollow{bricks.hollow, {.format = GL_RGBA8}};
    glEnable(GL_DEPTH_TEST);
    glEnable(GL_FRAMEBUFFER_SRGB);

    Camera camera = orbit({0, 0, 0}, 2.6f, -130, -12);
    Controls controls{window, camera};
    window.run({{"wall.png", [&](const Frame& frame) {
        controls.update(frame);
        const auto angle = static_cast<float>(0.8 * frame.seconds);
        clear();
        color.bind(0);
        normal.bind(1);
        hollow.bind(2);
        program.use();
        setCamera(program, camera, frame.aspect());
        set(program, "lightPosition", glm::vec3{-1.2f * std::cos(angle), 0.8f, 1.1f});
        set(program, "lightColor", glm::vec3{1.1f});
        set(program, "depth", BrickWall::depth);
        set(program, "layers", 24);
        set(program, "refines", 1);
        setModel(program, glm::scale(glm::mat4{1}, glm::vec3{2}));
        wall.draw();
    }}});
}
