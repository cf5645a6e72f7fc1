#version 450 core
layout(location = 0) in vec3 worldPosition;
layout(location = 1) in vec3 worldNormal;
layout(location = 2) in vec2 uv;
layout(location = 0) out vec4 color;
uniform vec3 eye;

void main() {
    vec3 n = normalize(worldNormal), l = normalize(vec3(-1.0, 3.0, 4.0)), v = normalize(eye - worldPosition);
    bool isDark = (int(floor(uv.x * 12.0)) + int(floor(uv.y * 10.0))) % 2 == 0;     // 格子，看得出拧了多少
    vec3 base = isDark ? vec3(0.62, 0.20, 0.14) : vec3(0.85, 0.52, 0.40);
    float facing = dot(n, l), shine = facing > 0.0 ? pow(max(dot(reflect(-l, n), v), 0.0), 32.0) : 0.0;
    color = vec4(base * (0.14 + max(facing, 0.0)) + 0.2 * shine, 1.0);
}
