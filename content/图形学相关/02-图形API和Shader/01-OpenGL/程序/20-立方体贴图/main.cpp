#include "controls.h"
#include "cubemap.h"

int main() {
    Window window({.title = "天空盒：鼠标看，WASD走"});
    const Program sky{"sky.vert", "sky.frag"};
    const Program mirror{"lit.vert", "mirror.frag"}, glass{"lit.vert", "glass.frag"};
    const Mesh cube = makeCube(), ball = makeSphere(96, 48);
    const CubeMap map{512, 10};
    placePhotos(map, skyPhotos(512));
    glEnable(GL_DEPTH_TEST);
    glEnable(GL_FRAMEBUFFER_SRGB);
    glEnable(GL_TEXTURE_CUBE_MAP_SEAMLESS);              // 默认是关的

    Camera camera = orbit({0, 0.35f, 0}, 5, -84, -4);
    Controls controls{window, camera};
    window.run({{"balls.png", [&](const Frame& frame) {
        controls.update(frame);
        clear();
        map.bind(0);
        float x = -1.15f;
        for (const Program* program : {&mirror, &glass}) {
            program->use();
            setCamera(*program, camera, frame.aspect());
            setModel(*program, glm::translate(glm::mat4{1}, {x, 0, 0}));
            ball.draw();
            x = -x;
        }
        drawSky(sky, cube, camera.view(), camera.projection(frame.aspect()));      // 天空最后画
    }}});
}
