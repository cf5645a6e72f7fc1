#version 450 core
layout(location = 0) in vec2 uv;         // 图的左下角是 (0,0)，右上角是 (1,1)
layout(location = 0) out vec4 color;

layout(binding = 0) uniform sampler2D image;   // 纹理单元 0

void main() { color = texture(image, uv); }
