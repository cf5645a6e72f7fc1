#version 450 core
layout(location = 0) in vec2 position;        // 像素，原点在左上，y 朝下
layout(location = 1) in vec2 texcoord;
layout(location = 0) out vec2 uv;
uniform vec2 screen;                          // 画面的宽高，像素

void main() {
    uv = texcoord;
    gl_Position = vec4(2.0 * position.x / screen.x - 1.0, 1.0 - 2.0 * position.y / screen.y, 0.0, 1.0);
}
