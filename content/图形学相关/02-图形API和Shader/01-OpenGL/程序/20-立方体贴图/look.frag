#version 450 core
layout(location = 0) out vec4 color;

layout(binding = 0) uniform samplerCube map;
uniform vec3 direction;

void main() { color = texture(map, direction); }
