#version 450 core
layout(location = 0) in vec4 position;   // 已经在裁剪空间
layout(location = 1) in vec2 texcoord;

layout(location = 0) out vec2 uv;

void main() {
    uv = texcoord;
    gl_Position = position;
}
