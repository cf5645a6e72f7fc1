// hide-start
#include "ssao.h"

int main() {
    Window window({.title = "SSAO：空格切换"});
    constexpr int width = 480, height = 270;
    const Nook nook;
    const Screen screen;
    const Ssao ssao{width, height};
    const GBuffer g{width, height};
    const Program geometry{"lit.vert", "deferred-geometry.frag"}, compose{"screen.vert", "ssao-compose.frag"};
    const Program show{"screen.vert", variant("post.frag", "vec4(sum, 1.0)", "vec4(sum.rrr, 1.0)")};
    const Camera camera = Nook::camera();
    struct Lights {
        glm::vec3 sun{0}, ambient{0.75f};
    };
    const auto fill = [&](const Frame& frame) {
        g.bind();
        glEnable(GL_DEPTH_TEST);
        glEnable(GL_FRAMEBUFFER_SRGB);
        clear(0, 0, 0);
        nook.draw(geometry, camera, frame.aspect());
    };
    const auto only = [&](const char* picture, Occlusion how) {
        return View{picture, [&, how](const Frame& frame) {
            const GLuint canvas = currentFramebuffer();
            fill(frame);
            const GLuint ao = ssao.run(screen, g, camera, frame.aspect(), how);
            glBindFramebuffer(GL_FRAMEBUFFER, canvas);
            glViewport(0, 0, frame.width, frame.height);
            glDisable(GL_FRAMEBUFFER_SRGB);
            screen.draw(show, ao);
        }};
    };
    const auto view = [&](const char* picture, int where, Lights lights) {
        return View{picture, [&, where, lights](const Frame& frame) {
            const GLuint canvas = currentFramebuffer();
            // hide-end
            fill(frame);                                             // 一、几何缓冲
            const GLuint ao = ssao.run(screen, g, camera, frame.aspect(), {});   // 二、算遮蔽，再模糊
            glBindFramebuffer(GL_FRAMEBUFFER, canvas);
            glViewport(0, 0, frame.width, frame.height);
            g.bindMaps();
            glBindTextureUnit(4, ao);
            set(compose, "where", where);
            set(compose, "sun", lights.sun);
            set(compose, "ambient", lights.ambient);
            screen.draw(compose, g.map(0));                          // 三、光照时乘到环境光上
            // hide-start
        }};
    };
    const Lights daylight{{1.1f, 1.0f, 0.85f}, glm::vec3{0.22f}};
    window.run({view("none.png", 0, {}), view("ao.png", 1, {}), view("ambient-only.png", 1, daylight), view("all.png", 2, daylight),
                only("bands.png", {.turns = false, .blurs = false}), only("noisy.png", {.blurs = false}), only("smooth.png", {}),
                only("halo.png", {.checksRange = false}), only("small.png", {.radius = 0.15f}), only("large.png", {.radius = 1.5f}),
                only("gtao.png", {.usesHorizon = true})});
}
// hide-end
