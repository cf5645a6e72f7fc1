#include "controls.h"
#include "shadow-scene.h"

int main() {
    Window window({.title = "阴影映射：鼠标看，WASD走"});
    const ShadowScene scene;
    const ShadowRenderer renderer;
    const ShadowMap map{1024};
    glEnable(GL_DEPTH_TEST);
    glEnable(GL_FRAMEBUFFER_SRGB);

    Camera camera = scene.camera();
    Controls controls{window, camera};
    window.run({{"scene.png", [&](const Frame& frame) {
        controls.update(frame);
        renderer.draw(map, Sun{}, scene.items(), camera, frame, {.factor = 4, .units = 4, .radius = 1});
    }}});
}
