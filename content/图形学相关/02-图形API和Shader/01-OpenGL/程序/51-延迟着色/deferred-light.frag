#version 450 core
layout(location = 0) out vec4 color;             // 加法混合
layout(binding = 0) uniform sampler2D surfaceMap;
layout(binding = 1) uniform sampler2D normalMap;
layout(binding = 2) uniform sampler2D depthMap;
uniform mat4 fromClip;                           // 视图投影矩阵的逆
uniform vec3 eye, lightPosition, lightColor;
uniform float radius;

// #region decode
vec3 normalFrom(vec2 stored) {                   // octahedral 的逆
    vec2 p = 2.0 * stored - 1.0;
    vec3 n = vec3(p, 1.0 - abs(p.x) - abs(p.y));
    float t = max(-n.z, 0.0);
    n.xy -= t * vec2(n.x >= 0.0 ? 1.0 : -1.0, n.y >= 0.0 ? 1.0 : -1.0);
    return normalize(n);
}

vec3 positionFrom(float depth) {                 // 由深度求世界空间的位置
    vec2 screen = gl_FragCoord.xy / vec2(textureSize(depthMap, 0));
    vec4 world = fromClip * vec4(2.0 * vec3(screen, depth) - 1.0, 1.0);
    return world.xyz / world.w;
}
// #endregion

void main() {
    ivec2 pixel = ivec2(gl_FragCoord.xy);
    vec4 surface = texelFetch(surfaceMap, pixel, 0);
    vec3 n = normalFrom(texelFetch(normalMap, pixel, 0).rg);
    vec3 position = positionFrom(texelFetch(depthMap, pixel, 0).r);

    vec3 toLight = lightPosition - position, l = normalize(toLight), v = normalize(eye - position);
    float d = length(toLight), x = d / radius;
    float window = max(1.0 - x * x * x * x, 0.0);
    float gloss = surface.a * pow(max(dot(normalize(l + v), n), 0.0), 64.0);
    float reach = max(dot(n, l), 0.0) * window * window / (d * d + 0.01);
    color = vec4(lightColor * reach * (surface.rgb + gloss), 1.0);
}
