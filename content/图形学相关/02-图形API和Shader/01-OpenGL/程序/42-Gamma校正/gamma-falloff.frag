#version 450 core
layout(location = 0) in vec3 worldPosition;
layout(location = 1) in vec3 worldNormal;
layout(location = 0) out vec4 color;

uniform vec3 lightPosition, lightColor, baseColor;
uniform float power;                     // 强度反比于距离的几次方

void main() {
    vec3 toLight = lightPosition - worldPosition;
    float facing = max(dot(normalize(worldNormal), normalize(toLight)), 0.0);
    color = vec4(lightColor * baseColor * facing / pow(length(toLight), power), 1.0);
}
