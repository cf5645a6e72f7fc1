#version 450 core
layout(location = 0) in vec2 uv;
layout(location = 0) out float visible;              // 1 是四周空旷
layout(binding = 1) uniform sampler2D normalMap;
layout(binding = 2) uniform sampler2D depthMap;
layout(binding = 3) uniform sampler2D turns;         // 4×4 个随机的单位向量
uniform mat4 view, projection, fromProjection;
uniform vec3 samples[32];                            // 半球里的点，z 朝上
uniform float radius, bias;                          // 米
uniform int checksRange;

// hide-start
vec3 normalFrom(vec2 stored) {
    vec2 p = 2.0 * stored - 1.0;
    vec3 n = vec3(p, 1.0 - abs(p.x) - abs(p.y));
    float t = max(-n.z, 0.0);
    n.xy -= t * vec2(n.x >= 0.0 ? 1.0 : -1.0, n.y >= 0.0 ? 1.0 : -1.0);
    return normalize(n);
}

// hide-end
vec3 positionAt(vec2 screen) {                       // 观察空间，z 是负的
    vec2 size = vec2(textureSize(depthMap, 0));
    vec2 pixel = clamp(floor(screen * size), vec2(0.0), size - 1.0);    // 画外的用最近的边
    vec3 stored = vec3((pixel + 0.5) / size, texelFetch(depthMap, ivec2(pixel), 0).r);
    vec4 p = fromProjection * vec4(2.0 * stored - 1.0, 1.0);
    return p.xyz / p.w;
}

void main() {
    vec3 p = positionAt(uv);
    vec3 n = mat3(view) * normalFrom(texture(normalMap, uv).rg);
    vec3 turn = vec3(texelFetch(turns, ivec2(gl_FragCoord.xy) % 4, 0).rg, 0.0);
    vec3 t = normalize(turn - n * dot(turn, n)), b = cross(n, t);       // 绕法线转一个随机的角

    float blocked = 0.0;
    for (int i = 0; i < 32; ++i) {
        vec3 s = p + radius * (mat3(t, b, n) * samples[i]);             // 半球里的一个点
        vec4 c = projection * vec4(s, 1.0);
        float front = positionAt(0.5 * c.xy / c.w + 0.5).z;             // 那个像素上看得见的表面
        float near = checksRange == 0 ? 1.0 : smoothstep(0.0, 1.0, radius / abs(p.z - front));
        blocked += front > s.z + bias ? near : 0.0;                     // 表面在它前面：它被埋住了
    }
    visible = 1.0 - blocked / 32.0;
}
