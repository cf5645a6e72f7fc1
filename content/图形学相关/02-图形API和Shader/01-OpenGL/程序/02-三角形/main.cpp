#include "mesh.h"
#include "program.h"
#include "window.h"

int main() {
    Window window({.title = "三角形"});                // 最先声明，最后析构
    const Program program{"triangle.vert", "triangle.frag"};
    const Mesh triangle{{
        // x      y     红 绿 蓝
        -0.6f, -0.6f,   1, 0, 0,
         0.6f, -0.6f,   0, 1, 0,
         0.0f,  0.6f,   0, 0, 1,
    }, {2, 3}};                                        // 属性 0 两个分量，属性 1 三个

    window.run({{"triangle.png", [&](const Frame&) {
        glClearColor(0.10f, 0.12f, 0.14f, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        program.use();
        triangle.draw();
    }}});
}
