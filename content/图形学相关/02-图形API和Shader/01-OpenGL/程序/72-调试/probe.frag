#version 450 core
layout(location = 0) in vec3 worldPosition;
layout(location = 1) in vec3 worldNormal;
layout(location = 0) out vec4 color;
uniform vec3 eye, lightPosition;
uniform ivec2 probe;                          // 要看的像素
uniform bool isMarking;

layout(std430, binding = 0) buffer Log { uint count; vec4 lines[64]; };

void say(float a, float b, float c, float d) {
    if (ivec2(gl_FragCoord.xy) != probe) return;
    uint i = atomicAdd(count, 1u);
    if (i < 64u) lines[i] = vec4(a, b, c, d); // 满了只数不写
}

void main() {
    vec3 n = normalize(worldNormal), l = normalize(lightPosition - worldPosition);
    vec3 v = normalize(eye - worldPosition), r = reflect(-l, n);
    float base = dot(r, v);
    float shine = pow(base, 8.5);             // 错：底数可以为负
    say(dot(n, l), base, shine, 0.0);
    vec3 sum = vec3(0.80, 0.28, 0.20) * (0.12 + max(dot(n, l), 0.0)) + 0.4 * shine;
    color = vec4(isMarking && base < 0.0 ? vec3(1.0, 0.0, 1.0) : sum, 1.0);
}
