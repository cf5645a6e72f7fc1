#version 450 core
layout(location = 0) in vec3 direction;
layout(location = 0) out vec4 color;

layout(binding = 0) uniform samplerCube sky;

void main() { color = vec4(texture(sky, direction).rgb, 1.0); }
