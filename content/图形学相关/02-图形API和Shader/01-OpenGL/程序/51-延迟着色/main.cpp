// hide-start
#include "deferred.h"

int main() {
    Window window({.title = "延迟着色：200盏灯"});
    const Yard yard;
    const Screen screen;
    const LightPass lightPass;
    const Program geometry{"lit.vert", "deferred-geometry.frag"};
    const Program plain{"screen.vert", "post.frag"};
    const Program ambient{"screen.vert", variant("post.frag", "vec4(sum, 1.0)", "vec4(0.03 * sum, 1.0)")};
    const auto lamps = scatteredLamps(200, 1.6f);
    const Camera camera = Yard::camera();
    std::unique_ptr<GBuffer> g;
    std::unique_ptr<Offscreen> light;
    window.run({{"final.png", [&](const Frame& frame) {
        const GLuint canvas = currentFramebuffer();
        if (!light || light->width() != frame.width || light->height() != frame.height) {
            g = std::make_unique<GBuffer>(frame.width, frame.height);
            light = std::make_unique<Offscreen>(frame.width, frame.height, std::vector<GLenum>{GL_RGBA16F});
        }
        // hide-end
        g->bind();                                           // 一、几何：只记下表面，不算光
        glEnable(GL_DEPTH_TEST);
        glEnable(GL_FRAMEBUFFER_SRGB);
        clear(0, 0, 0);
        yard.draw(geometry, camera, frame.aspect());

        light->bind();                                       // 二、光照：先环境光，再逐灯相加
        g->copyDepthTo(currentFramebuffer());
        screen.draw(ambient, g->map(0));
        lightPass.draw(*g, camera, frame.aspect(), lamps, Volumes::behind);

        toScreen(screen, plain, canvas, frame, light->color());
        // hide-start
    }}});
}
// hide-end
