// hide-start
#include "controls.h"
#include "pbr-ibl.h"

// hide-end
int main() {
    Window window({.title = "PBR环境光：鼠标看，WASD走"});
    glEnable(GL_TEXTURE_CUBE_MAP_SEAMLESS);
    glEnable(GL_FRAMEBUFFER_SRGB);
    const DiffuseIbl diffuse{Panorama{afternoon}};       // 三步预计算，各做一次
    const SpecularIbl specular{diffuse.sky};
    const BrdfTable table;
    const Program program{"lit.vert", joined({"pbr-brdf.glsl", "pbr-ibl.frag"})}, sky{"sky.vert", "sky.frag"};
    set(program, "lastLevel", static_cast<float>(SpecularIbl::levels - 1));
    set(program, "occlusion", 1.0f);
    const BallGrid grid;
    const Mesh cube = makeCube();
    ToneMapped tone;
    Camera camera = BallGrid::camera();
    Controls controls{window, camera};
    window.run({{"ibl-grid.png", [&](const Frame& frame) {
        controls.update(frame);
        tone.draw(frame, [&] {
            clear();
            diffuse.irradiance.bind(0);
            specular.map.bind(1);
            table.bind(2);
            grid.draw(program, camera, frame.aspect(), {0.95f, 0.64f, 0.35f});
            diffuse.sky.bind(0);
            drawSky(sky, cube, camera.view(), camera.projection(frame.aspect()));
        });
    }}});
}
