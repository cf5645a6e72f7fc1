#version 450 core
layout(location = 0) in vec3 worldPosition;
layout(location = 1) in vec3 worldNormal;
layout(location = 0) out vec4 color;

const int MOST = 16;                     // 与 lights.h 相同
struct Light {                           // 全是 vec4，两边的布局就不会错开
    vec4 position;                       // xyz 世界空间；w 是种类：0 平行光，1 点光源，2 聚光灯
    vec4 direction;                      // xyz 光照过去的方向，单位长；w 没有用
    vec4 radiance;                       // rgb 强度，线性；w 是照得到的半径
    vec4 cone;                           // x 内切光角的余弦，y 外切光角的余弦
};
layout(std140, binding = 0) uniform Lights {
    ivec4 count;                         // x 是实际有几盏
    Light lights[MOST];
};

uniform vec3 eye, baseColor;
uniform float ambient, specular, shininess;

float falloff(float d, float radius) {   // 平方反比，在半径处平滑地到0
    float x = d / radius;
    float window = clamp(1.0 - x * x * x * x, 0.0, 1.0);
    return window * window / (d * d + 0.01);
}

float spot(Light light, vec3 l) {
    float cosine = dot(-l, light.direction.xyz);
    return clamp((cosine - light.cone.y) / (light.cone.x - light.cone.y), 0.0, 1.0);
}

vec3 shade(Light light, vec3 n, vec3 v) {
    vec3 toLight = light.position.xyz - worldPosition;
    vec3 l = light.position.w == 0.0 ? -light.direction.xyz : normalize(toLight);
    float facing = dot(n, l);
    if (facing <= 0.0) return vec3(0.0);
    float reach = light.position.w == 0.0 ? 1.0 : falloff(length(toLight), light.radiance.w);
    if (light.position.w == 2.0) reach *= spot(light, l);
    float gloss = specular * pow(max(dot(reflect(-l, n), v), 0.0), shininess);
    return light.radiance.rgb * reach * (facing * baseColor + gloss);
}

void main() {
    vec3 n = normalize(worldNormal), v = normalize(eye - worldPosition);
    vec3 sum = ambient * baseColor;
    for (int i = 0; i < count.x; ++i) sum += shade(lights[i], n, v);   // 光是可以相加的
    color = vec4(sum, 1.0);
}
