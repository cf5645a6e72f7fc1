// hide-start
#include "controls.h"
#include "still.h"

int main() {
    Window window({.title = "高光：鼠标看，WASD走，空格换模型", .width = 320, .height = 240});
    const Program phong{"lit.vert", "lit.frag"}, blinn{"lit.vert", "gamma-blinn.frag"};
    const Mesh ground = makeFloor(40, 1);
    glEnable(GL_DEPTH_TEST);
    glEnable(GL_FRAMEBUFFER_SRGB);
    // hide-end
    struct Shot {
        const char* picture;
        const Program& program;
        float shininess;
        glm::vec3 light;
        Camera camera;
    };
    const glm::vec3 far{0, 2.6f, -7}, near{0, 0.5f, 0.6f};
    const Camera low = orbit({0, 0.6f, 0}, 6, -90, -11), high = orbit({0, 0, 0}, 5, -90, -35);
    // hide-start
    Camera moving = low;
    Controls controls{window, moving};
    const auto view = [&](const Shot& shot) {
        return View{shot.picture, [&, shot](const Frame& frame) {
            controls.update(frame);
            const Camera& camera = window.isOffscreen() ? shot.camera : moving;
            clear();
            shot.program.use();
            setCamera(shot.program, camera, frame.aspect());
            set(shot.program, "lightPosition", shot.light);
            set(shot.program, "lightColor", glm::vec3{1});
            setSurface(shot.program, {.baseColor = glm::vec3{0.05f, 0.055f, 0.06f}, .specular = 0.6f, .shininess = shot.shininess});
            setModel(shot.program, glm::mat4{1});
            ground.draw();
        }};
    };
    // hide-end
    window.run({view({"phong.png", phong, 24, far, low}), view({"blinn.png", blinn, 96, far, low}),
                view({"phong-rough.png", phong, 0.5f, near, high}), view({"blinn-rough.png", blinn, 2, near, high})});
    // hide-start
}
// hide-end
