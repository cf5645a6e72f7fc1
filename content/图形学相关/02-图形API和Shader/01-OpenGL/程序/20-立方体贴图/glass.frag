#version 450 core
layout(location = 0) in vec3 worldPosition;
layout(location = 1) in vec3 worldNormal;
layout(location = 0) out vec4 color;

layout(binding = 0) uniform samplerCube sky;
uniform vec3 eye;

const float INDEX = 1.5;                         // 玻璃的折射率

void main() {
    vec3 n = normalize(worldNormal);
    vec3 i = normalize(worldPosition - eye);
    float f0 = pow((INDEX - 1.0) / (INDEX + 1.0), 2.0);
    float f = f0 + (1.0 - f0) * pow(1.0 - max(dot(-i, n), 0.0), 5.0);
    vec3 through = texture(sky, refract(i, n, 1.0 / INDEX)).rgb;
    vec3 off = texture(sky, reflect(i, n)).rgb;
    color = vec4(mix(through, off, f), 1.0);
}
