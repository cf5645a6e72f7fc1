#version 450 core
layout(location = 0) in vec3 position;           // 单位球
uniform mat4 view, projection;
uniform vec3 lightPosition;
uniform float radius;

void main() {                                    // 多边形的球在真球里面，撑大一点才包得住
    gl_Position = projection * view * vec4(lightPosition + 1.05 * radius * position, 1.0);
}
