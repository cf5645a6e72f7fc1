#version 450 core
layout(location = 0) in vec3 color;      // 三个顶点的值，按权重插好
layout(location = 0) out vec4 fragment;

void main() { fragment = vec4(color, 1.0); }
