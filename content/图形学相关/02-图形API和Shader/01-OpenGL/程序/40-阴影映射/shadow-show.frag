#version 450 core
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;
layout(binding = 0) uniform sampler2D image;   // 采样前把比较模式关掉

void main() { color = vec4(vec3((texture(image, uv).r - 0.2) / 0.6), 1.0); }
