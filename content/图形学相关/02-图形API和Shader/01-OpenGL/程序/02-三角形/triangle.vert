#version 450 core
layout(location = 0) in vec2 position;   // 属性 0，标准化设备坐标
layout(location = 1) in vec3 tint;       // 属性 1

layout(location = 0) out vec3 color;

void main() {
    color = tint;
    gl_Position = vec4(position, 0.0, 1.0);
}
