#version 450 core
layout(location = 1) in vec3 worldNormal;
layout(location = 0) out vec4 color;     // 写进 GL_COLOR_ATTACHMENT0
layout(location = 1) out vec4 normal;    // 写进 GL_COLOR_ATTACHMENT1
uniform vec3 baseColor;

void main() {
    color = vec4(baseColor, 1.0);
    normal = vec4(0.5 * normalize(worldNormal) + 0.5, 1.0);
}
