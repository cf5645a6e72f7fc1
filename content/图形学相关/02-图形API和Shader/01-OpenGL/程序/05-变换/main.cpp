#include "shapes.h"
#include "texture.h"
#include "uniforms.h"
#include "window.h"
#include <glm/gtc/matrix_transform.hpp>

int main() {
    Window window({.title = "变换"});
    const Program program{"scene.vert", "scene.frag"};
    const Texture card{testCard(), {.anisotropy = 8}};
    const Mesh cube = makeCube();
    glEnable(GL_DEPTH_TEST);
    glEnable(GL_FRAMEBUFFER_SRGB);

    window.run({{"cubes.png", [&](const Frame& frame) {
        glClearColor(0.02f, 0.03f, 0.04f, 1);
        glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
        program.use();
        card.bind(0);
        set(program, "view", glm::lookAt(glm::vec3{0, 1.6f, 5}, glm::vec3{0}, glm::vec3{0, 1, 0}));
        set(program, "projection", glm::perspective(glm::radians(45.0f), frame.aspect(), 0.1f, 100.0f));
        for (int i = -1; i <= 1; ++i) {
            const float angle = glm::radians(35.0f) * static_cast<float>(i + 1) + static_cast<float>(frame.seconds);
            glm::mat4 model = glm::translate(glm::mat4{1}, glm::vec3{1.7f * static_cast<float>(i), 0, 0});
            model = glm::rotate(model, angle, glm::vec3{0, 1, 0});   // 平移 × 旋转：先转，再搬
            set(program, "model", model);
            cube.draw();
        }
    }}});
}
