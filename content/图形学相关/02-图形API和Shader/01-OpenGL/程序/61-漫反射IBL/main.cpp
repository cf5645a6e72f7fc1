// hide-start
#include "controls.h"
#include "pbr-cube.h"

// hide-end
int main() {
    Window window({.title = "漫反射IBL：鼠标看，WASD走"});
    const Program lit{"lit.vert", joined({"pbr-brdf.glsl", "pbr-ambient.frag"})}, sky{"sky.vert", "sky.frag"};
    const Mesh ball = makeSphere(64, 32), cube = makeCube();
    glEnable(GL_FRAMEBUFFER_SRGB);
    glEnable(GL_TEXTURE_CUBE_MAP_SEAMLESS);
    const DiffuseIbl ibl{Panorama{afternoon}};           // 预计算一次
    ToneMapped tone;
    Camera camera = orbit({0, 0, 0}, 7, -90, -4);
    Controls controls{window, camera};
    window.run({{"diffuse.png", [&](const Frame& frame) {
        controls.update(frame);
        tone.draw(frame, [&] {
            clear();
            lit.use();
            setCamera(lit, camera, frame.aspect());
            ibl.irradiance.bind(0);
            float x = -2.5f;
            for (const glm::vec3 albedo : {glm::vec3{0.9f}, colors::coral, glm::vec3{0.12f, 0.45f, 0.42f}}) {
                setMaterial(lit, {albedo, 0, 1});
                setModel(lit, at({x, 0, 0}));
                ball.draw();
                x += 2.5f;
            }
            ibl.sky.bind(0);
            drawSky(sky, cube, camera.view(), camera.projection(frame.aspect()));
        });
    }}});
}
