#version 450 core
layout(location = 0) in vec3 worldPosition;
layout(location = 1) in vec2 uv;
layout(location = 2) in mat3 tbn;
layout(location = 0) out vec4 color;

layout(binding = 0) uniform sampler2D diffuseMap;    // 颜色，sRGB
layout(binding = 1) uniform sampler2D normalMap;     // 数据
layout(binding = 2) uniform sampler2D depthMap;      // 数据，0 是表面，1 是最深
uniform vec3 eye, lightPosition, lightColor;
uniform float depth;                                 // 最深处有多深，以纹理坐标计
uniform int layers;                                  // 0 不移动，1 只移一次，更多是逐层走
uniform bool refines;                                // 最后两层之间再插值

// #region parallax
float hollow(vec2 p) { return textureLod(depthMap, p, 0.0).r; }

/** v 从表面指向相机，切线空间。返回视线真正碰到的纹理坐标。 */
vec2 parallax(vec2 p, vec3 v) {
    vec2 whole = -v.xy / v.z * depth;                // 走到最深处，一共移多少
    if (layers == 0) return p;
    if (layers == 1) return p + whole * hollow(p);   // 用起点的深度代替终点的
    float size = 1.0 / float(layers), d = 0.0, here = hollow(p), before = here;
    for (int i = 0; i < layers && d < here; ++i) {   // 视线还在表面之上
        before = here - d;
        d += size;
        here = hollow(p + whole * d);
    }
    if (refines && d > 0.0) {                        // 上一步高出 before，这一步低了 d - here
        float after = max(d - here, 0.0);
        d -= size * after / max(before + after, 1e-5);
    }
    return p + whole * d;
}
// #endregion

void main() {
    vec3 v = normalize(eye - worldPosition);
    vec2 p = parallax(uv, transpose(tbn) * v);       // 平面上三列垂直、单位长，转置就是逆
    vec2 dx = dFdx(uv), dy = dFdy(uv);               // 用没有移动过的坐标选 mipmap
    vec3 m = textureGrad(normalMap, p, dx, dy).rgb * 2.0 - 1.0;
    vec3 n = normalize(tbn * m);                     // 切线空间到世界空间
    vec3 base = textureGrad(diffuseMap, p, dx, dy).rgb;

    vec3 l = normalize(lightPosition - worldPosition), h = normalize(l + v);
    float facing = max(dot(n, l), 0.0);
    float gloss = facing > 0.0 ? 0.15 * pow(max(dot(n, h), 0.0), 48.0) : 0.0;
    color = vec4(lightColor * ((0.06 + facing) * base + gloss), 1.0);
}
