#version 450 core
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;
layout(binding = 0) uniform sampler2D surfaceMap;
layout(binding = 1) uniform sampler2D normalMap;
layout(binding = 2) uniform sampler2D depthMap;
layout(binding = 4) uniform sampler2D occlusion;
uniform vec3 sun, ambient;                           // 平行光与环境光的强度
uniform int where;                                   // 0 不用，1 只乘环境光，2 全乘

// hide-start
vec3 normalFrom(vec2 stored) {
    vec2 p = 2.0 * stored - 1.0;
    vec3 n = vec3(p, 1.0 - abs(p.x) - abs(p.y));
    float t = max(-n.z, 0.0);
    n.xy -= t * vec2(n.x >= 0.0 ? 1.0 : -1.0, n.y >= 0.0 ? 1.0 : -1.0);
    return normalize(n);
}

// hide-end
void main() {
    float ao = where == 0 ? 1.0 : texture(occlusion, uv).r;
    vec3 n = normalFrom(texture(normalMap, uv).rg);
    vec3 direct = sun * max(dot(n, normalize(vec3(-0.5, 0.9, 0.7))), 0.0);
    vec3 light = where == 2 ? ao * (ambient + direct) : ao * ambient + direct;
    color = vec4(texture(surfaceMap, uv).rgb * light, 1.0);
    if (texture(depthMap, uv).r == 1.0) color = vec4(0.62, 0.70, 0.80, 1.0);
}
