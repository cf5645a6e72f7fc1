#include "controls.h"
#include "crate.h"
#include "stage.h"

int main() {
    Window window({.title = "材质：鼠标看，WASD走"});
    const Program program{"lit.vert", "material.frag"};
    const Mesh cube = makeCube();
    const Crate crate;
    const Texture color{crate.color}, glow{crate.glow};
    const Texture specular{crate.specular, {.format = GL_RGBA8}};        // 数据，不是颜色
    glEnable(GL_DEPTH_TEST);
    glEnable(GL_FRAMEBUFFER_SRGB);

    Camera camera = orbit({0, 0, 0}, 2.4f, -60, -10);
    Controls controls{window, camera};
    window.run({{"maps.png", [&](const Frame& frame) {
        controls.update(frame);
        clear();
        program.use();
        setCamera(program, camera, frame.aspect());
        set(program, "light.position", glm::vec3{1.6f, 0.55f, 2.0f});
        set(program, "light.ambient", glm::vec3{0.04f});
        set(program, "light.diffuse", glm::vec3{0.9f});
        set(program, "light.specular", glm::vec3{1});
        set(program, "material.tint", glm::vec3{1});
        set(program, "material.shininess", 24.0f);
        set(program, "material.glow", 1.0f);
        color.bind(0);
        specular.bind(1);
        glow.bind(2);
        setModel(program, glm::mat4{1});
        cube.draw();
    }}});
}
