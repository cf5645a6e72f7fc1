#version 450 core
layout(location = 0) in vec3 worldPosition;
layout(location = 1) in vec3 worldNormal;
layout(location = 0) out vec4 color;

layout(binding = 0) uniform samplerCube sky;
uniform vec3 eye;

void main() {
    vec3 n = normalize(worldNormal);
    vec3 i = normalize(worldPosition - eye);     // 从相机射向表面
    vec3 r = reflect(i, n);                      // 世界空间
    color = vec4(texture(sky, r).rgb, 1.0);
}
