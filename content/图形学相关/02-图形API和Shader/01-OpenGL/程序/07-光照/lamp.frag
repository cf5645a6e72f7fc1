#version 450 core
layout(location = 0) out vec4 color;
uniform vec3 lightColor;

void main() { color = vec4(lightColor, 1.0); }   // 光源自己不受光照，直接是光的颜色
