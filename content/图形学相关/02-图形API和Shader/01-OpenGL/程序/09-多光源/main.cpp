#include "controls.h"
#include "room.h"

int main() {
    Window window({.title = "多光源：手电筒跟着相机走"});
    const Program program{"lit.vert", "lights.frag"};
    const Room room;
    const LightBuffer buffer;
    glEnable(GL_DEPTH_TEST);
    glEnable(GL_FRAMEBUFFER_SRGB);

    Camera camera = Room::camera();
    Controls controls{window, camera};
    window.run({{"night.png", [&](const Frame& frame) {
        controls.update(frame);
        buffer.update(nightLights(camera));
        room.draw(program, camera, frame.aspect());
    }}});
}
