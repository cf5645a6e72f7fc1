#version 450 core
layout(location = 0) out vec4 color;
uniform vec4 tint;                       // 线性颜色，a 是不透明度

void main() { color = tint; }
