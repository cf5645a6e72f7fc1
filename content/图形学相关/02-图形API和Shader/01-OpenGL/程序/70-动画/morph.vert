#version 450 core
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec3 tallPosition;    // 第一个目标减去原形
layout(location = 3) in vec3 tallNormal;
layout(location = 4) in vec3 widePosition;    // 第二个
layout(location = 5) in vec3 wideNormal;

// hide-start
layout(location = 0) out vec3 worldPosition;
layout(location = 1) out vec3 worldNormal;
uniform mat4 model, view, projection;
uniform mat3 normalMatrix;
// hide-end
uniform float tall, wide;                     // 两个权重

void main() {
    vec3 p = position + tall * tallPosition + wide * widePosition;
    vec3 n = normal + tall * tallNormal + wide * wideNormal;
    vec4 world = model * vec4(p, 1.0);
    worldPosition = world.xyz;
    worldNormal = normalMatrix * n;           // 片段着色器会归一化
    gl_Position = projection * view * world;
}
