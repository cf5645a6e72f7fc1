// hide-start
#version 450 core
layout(location = 0) in vec2 uv;
layout(location = 0) out float visible;
layout(binding = 1) uniform sampler2D normalMap;
layout(binding = 2) uniform sampler2D depthMap;
layout(binding = 3) uniform sampler2D turns;
uniform mat4 view, projection, fromProjection;
// hide-end
uniform float radius;                                // 米
const int SLICES = 4, STEPS = 8;
const float PI = 3.14159265;

// hide-start
vec3 normalFrom(vec2 stored) {
    vec2 p = 2.0 * stored - 1.0;
    vec3 n = vec3(p, 1.0 - abs(p.x) - abs(p.y));
    float t = max(-n.z, 0.0);
    n.xy -= t * vec2(n.x >= 0.0 ? 1.0 : -1.0, n.y >= 0.0 ? 1.0 : -1.0);
    return normalize(n);
}

vec3 positionAt(vec2 screen) {                       // 观察空间，z 是负的
    vec2 size = vec2(textureSize(depthMap, 0));
    vec2 pixel = clamp(floor(screen * size), vec2(0.0), size - 1.0);    // 画外的用最近的边
    vec3 stored = vec3((pixel + 0.5) / size, texelFetch(depthMap, ivec2(pixel), 0).r);
    vec4 p = fromProjection * vec4(2.0 * stored - 1.0, 1.0);
    return p.xyz / p.w;
}

// hide-end
/** 从 p 沿屏幕上的 along 走，最高的遮挡物与视线夹角的余弦。 */
float horizon(vec3 p, vec3 v, vec2 along, float start) {
    vec2 size = vec2(textureSize(depthMap, 0));
    float reach = radius * projection[1][1] * 0.5 * size.y / -p.z;      // radius 合多少像素
    float highest = -1.0;
    for (int i = 0; i < STEPS; ++i) {
        float t = (float(i) + start) / float(STEPS);
        vec3 d = positionAt((gl_FragCoord.xy + (1.0 + t * t * reach) * along) / size) - p;
        if (length(d) < radius) highest = max(highest, dot(normalize(d), v));
    }
    return highest;
}

float arc(float h, float gamma) { return 0.25 * (cos(gamma) + 2.0 * h * sin(gamma) - cos(2.0 * h - gamma)); }

void main() {
    vec3 p = positionAt(uv), v = normalize(-p);
    vec3 n = mat3(view) * normalFrom(texture(normalMap, uv).rg);
    vec2 turn = texelFetch(turns, ivec2(gl_FragCoord.xy) % 4, 0).rg;
    float offset = atan(turn.y, turn.x) / (2.0 * PI) + 0.5, sum = 0.0;
    for (int k = 0; k < SLICES; ++k) {
        float phi = PI * (float(k) + offset) / float(SLICES);
        vec2 along = vec2(cos(phi), sin(phi));
        vec3 side = vec3(along, 0.0), axis = normalize(cross(side, v));
        vec3 m = n - axis * dot(n, axis);                               // 法线投到这个切面里
        float gamma = sign(dot(side - v * dot(side, v), m)) * acos(clamp(dot(m, v) / length(m), -1.0, 1.0));
        float left = -acos(horizon(p, v, -along, offset)), right = acos(horizon(p, v, along, offset));
        left = max(left, gamma - 0.5 * PI);                             // 不低于法线的半球
        right = min(right, gamma + 0.5 * PI);
        sum += length(m) * (arc(left, gamma) + arc(right, gamma));
    }
    visible = sum / float(SLICES);
}
