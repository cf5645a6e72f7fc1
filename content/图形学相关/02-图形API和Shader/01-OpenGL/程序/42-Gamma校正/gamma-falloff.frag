#version 450 core
layout(location = 0) in vec3 worldPosition;
layout(location = 0) out vec4 color;

uniform vec3 lightPosition, lightColor, baseColor;
uniform float power;                     // 强度反比于距离的几次方

void main() {                            // 只看距离，不乘 n·l
    color = vec4(lightColor * baseColor / pow(length(lightPosition - worldPosition), power), 1.0);
}
