// hide-start
#include "sheet.h"

int main() {
    Window window({.title = "混合对照"});
    const Still still;
    const Program glass{"lit.vert", "glass.frag"}, sprite{"lit.vert", "sprite.frag"};
    const Mesh sheet = makeSheet();
    const Texture disc{cutout(12, {255, 255, 255}, [](int x, int y) { return std::hypot(x - 5.5, y - 5.5) < 4.6; }), {.wrap = GL_CLAMP_TO_EDGE, .minify = GL_LINEAR}};
    const Texture flame{cutout(64, {190, 110, 45}, [](int x, int y) { return std::hypot(x - 31.5, y - 31.5) < 31; }), {.wrap = GL_CLAMP_TO_EDGE, .minify = GL_LINEAR}};
    const Texture fence{cutout(128, {60, 66, 72}, [](int x, int y) { return (x + y) % 32 < 7 || (x - y + 128) % 32 < 7; }), {.minify = GL_LINEAR}};
    glEnable(GL_DEPTH_TEST);
    glEnable(GL_FRAMEBUFFER_SRGB);

    const View wrong{"panes-wrong.png", [&](const Frame& frame) {
        const Camera camera = orbit({0, 1, 0}, 4.8f, -90, -8);
        clear(0.30f, 0.34f, 0.38f);
        still.begin(camera, frame.aspect());
        still.draw(still.ground, glm::mat4{1}, colors::gray, 0);
        still.draw(still.ball, at({0, 0.8f, -1}, glm::vec3{0.8f}), glm::vec3{0.8f});
        glass.use();
        setCamera(glass, camera, frame.aspect());
        glEnable(GL_BLEND);
        glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
        // hide-end
        // 开头的第一幅：近的先画，并且写了深度
        const glm::vec4 tints[]{{0.80f, 0.06f, 0.05f, 0.55f}, {0.05f, 0.50f, 0.15f, 0.55f}, {0.05f, 0.15f, 0.80f, 0.55f}};
        for (int i = 0; i < 3; ++i) {
            const auto far = static_cast<float>(i);
            set(glass, "tint", tints[i]);
            setModel(glass, at({0.9f - 0.9f * far, 1.0f + 0.1f * far, 1.6f - 0.8f * far}, glm::vec3{1.9f}));
            sheet.draw();
        }
        glDisable(GL_BLEND);
        // hide-start
    }};
    const auto net = [&](const char* picture, float cutoff) {
        return View{picture, [&, cutoff](const Frame& frame) {
            const Camera camera = orbit({0, 0.9f, 0}, 4, -90, -6);
            clear(0.30f, 0.34f, 0.38f);
            still.begin(camera, frame.aspect());
            sprite.use();
            setCamera(sprite, camera, frame.aspect());
            // hide-end

            // 铁丝网：两幅的 cutoff 是 0 与 0.5
            set(sprite, "cutoff", cutoff);
            cutoff > 0 ? glDisable(GL_BLEND) : glEnable(GL_BLEND);
            // hide-start
            glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
            fence.bind(0);
            setModel(sprite, at({0, 0.9f, 1}, glm::vec3{2.1f}));
            // hide-end
            sheet.draw();                                             // 网在前，先画
            glDisable(GL_BLEND);
            still.draw(still.ball, at({0, 0.9f, 0}, glm::vec3{0.9f}), colors::coral);
            // hide-start
        }};
    };
    const auto round = [&](const char* picture, GLenum source, GLenum destination) {
        return View{picture, [&, source, destination](const Frame& frame) {
            clear(0.75f, 0.42f, 0.10f);
            if (destination == GL_ONE) glDisable(GL_DEPTH_TEST), clear(0.03f, 0.03f, 0.04f);
            sprite.use();
            set(sprite, "view", glm::mat4{1});
            set(sprite, "projection", glm::scale(glm::mat4{1}, {1 / frame.aspect(), 1, 1}));
            set(sprite, "cutoff", 0.0f);
            setModel(sprite, at({0, 0, 0}, glm::vec3{2.0f}));
            disc.bind(0);
            glEnable(GL_BLEND);
            glBlendFunc(source, destination);
            if (destination == GL_ONE) {
                flame.bind(0);
                for (const float angle : {90.0f, 210.0f, 330.0f}) {
                    setModel(sprite, at({0.38f * std::cos(glm::radians(angle)), 0.38f * std::sin(glm::radians(angle)), 0}, glm::vec3{1.1f}));
                    sheet.draw();
                }
            } else sheet.draw();
            glDisable(GL_BLEND);
        }};
    };
    // hide-end

    // round 清底色、设因子，画同一张12×12的圆盘；加法那幅画三个橙色的
    window.run({wrong, net("fence-block.png", 0), net("fence-discard.png", 0.5f),
                round("fringe.png", GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA), round("premultiplied.png", GL_ONE, GL_ONE_MINUS_SRC_ALPHA),
                round("additive.png", GL_ONE, GL_ONE)});
    // hide-start
}
// hide-end
