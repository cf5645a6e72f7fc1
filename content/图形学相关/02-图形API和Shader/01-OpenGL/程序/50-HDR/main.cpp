// hide-start
#include "controls.h"
#include "hdr.h"

int main() {
    Window window({.title = "HDR：空格换色调映射"});
    const NightRoom room;
    const Screen screen;
    const Program tone{"screen.vert", "hdr-tone.frag"};
    std::unique_ptr<Offscreen> scene;
    std::unique_ptr<BloomChain> chain;
    const auto view = [&](const char* picture, Finish how) {
        return View{picture, [&, how](const Frame& frame) {
            const GLuint canvas = currentFramebuffer();
            if (!scene || scene->width() != frame.width || scene->height() != frame.height) {
                scene = std::make_unique<Offscreen>(frame.width, frame.height, std::vector<GLenum>{GL_RGBA16F});
                chain = std::make_unique<BloomChain>(frame.width, frame.height, 6);
            }
            // hide-end
            scene->bind();                                       // 浮点纹理，装得下大于1的光
            room.draw(frame.aspect());
            const GLuint glow = chain->run(screen, scene->color());

            glBindFramebuffer(GL_FRAMEBUFFER, canvas);
            glViewport(0, 0, frame.width, frame.height);
            finish(screen, tone, scene->color(), glow, how);     // 曝光、色调映射、编码、抖动
            // hide-start
        }};
    };
    // hide-end
    window.run({view("final.png", {.bloom = 0.2f}), view("clip.png", {.curve = 0}),
                view("reinhard.png", {.curve = 1}), view("exponential.png", {.curve = 2}), view("aces.png", {})});
    // hide-start
}
// hide-end
