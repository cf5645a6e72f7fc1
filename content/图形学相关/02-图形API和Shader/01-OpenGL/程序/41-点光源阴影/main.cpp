#include "controls.h"
#include "shadow-cube.h"

int main() {
    Window window({.title = "点光源的影子：鼠标看，WASD走"});
    const ShadowScene scene;
    const Program depth{"shadow-depth.vert", "shadow-depth.frag"}, lamp{"lit.vert", "lamp.frag"};
    const Program point{"lit.vert", "shadow-point.frag"};
    const Program length{"lit.vert", variant("shadow-point.frag", "max(a.x, max(a.y, a.z))", "length(d)")};
    const ShadowCube map{512};
    std::vector<ShadowScene::Item> items{{scene.ground, glm::mat4{1}, colors::gray}};
    for (int i = 0; i < 6; ++i) {
        const float angle = glm::radians(60.0f * static_cast<float>(i) + 15);
        const glm::vec3 place{1.9f * std::cos(angle), 0.5f, 1.9f * std::sin(angle)};
        if (i % 2) items.push_back({scene.ball, at(place, glm::vec3{0.5f}), colors::coral});
        else items.push_back({scene.cube, at(place, {0.5f, 1, 0.5f}), colors::teal});
    }
    glEnable(GL_DEPTH_TEST);
    glEnable(GL_FRAMEBUFFER_SRGB);
    Camera camera = orbit({0, 0.2f, 0}, 8, -80, -38);
    Controls controls{window, camera};

    const auto view = [&](const char* picture, const Program& program) {
        return View{picture, [&](const Frame& frame) {
            controls.update(frame);
            const GLuint canvas = currentFramebuffer();
            const glm::vec3 light{0, 1.1f + 0.4f * static_cast<float>(std::sin(frame.seconds)), 0};
            glEnable(GL_POLYGON_OFFSET_FILL);
            glPolygonOffset(3, 4);
            map.capture(depth, light, items);
            glDisable(GL_POLYGON_OFFSET_FILL);

            glBindFramebuffer(GL_FRAMEBUFFER, canvas);
            glViewport(0, 0, frame.width, frame.height);
            clear();
            map.bind(0);
            program.use();
            setCamera(program, camera, frame.aspect());
            set(program, "lightPosition", light);
            set(program, "lightColor", glm::vec3{6, 5.6f, 4.8f});
            set(program, "ambient", 0.05f);
            for (const auto& item : items) {
                set(program, "baseColor", item.color);
                setModel(program, item.model);
                item.mesh.draw();
            }
            lamp.use();
            setCamera(lamp, camera, frame.aspect());
            set(lamp, "lightColor", glm::vec3{1, 0.95f, 0.85f});
            setModel(lamp, at(light, glm::vec3{0.12f}));
            scene.cube.draw();
        }};
    };
    window.run({view("point.png", point), view("length.png", length)});
}
