#version 450 core
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec2 texcoord;

layout(location = 0) out vec2 uv;
layout(location = 1) out vec3 facing;

uniform mat4 model;          // 局部 -> 世界
uniform mat4 view;           // 世界 -> 观察
uniform mat4 projection;     // 观察 -> 裁剪

void main() {
    uv = texcoord;
    facing = mat3(model) * normal;             // 没有拉伸时够用，光照那一章换成法线矩阵
    gl_Position = projection * view * model * vec4(position, 1.0);
}
