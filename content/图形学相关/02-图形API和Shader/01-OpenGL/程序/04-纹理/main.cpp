#include "mesh.h"
#include "program.h"
#include "texture.h"
#include "window.h"

int main() {
    Window window({.title = "纹理", .width = 270, .height = 270});
    const Program program{"textured.vert", "textured.frag"};
    const Texture texture{testCard()};
    const Mesh quad{{
        // 位置            纹理坐标
        -0.8f, -0.8f, 0, 1,   0, 0,
         0.8f, -0.8f, 0, 1,   1, 0,
         0.8f,  0.8f, 0, 1,   1, 1,
        -0.8f,  0.8f, 0, 1,   0, 1,
    }, {4, 2}, {0, 1, 2, 2, 3, 0}};

    glEnable(GL_FRAMEBUFFER_SRGB);                     // 写出时编码回 sRGB
    window.run({{"upright.png", [&](const Frame&) {
        glClearColor(0.02f, 0.02f, 0.03f, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        program.use();
        texture.bind(0);
        quad.draw();
    }}});
}
