#version 450 core
layout(location = 0) in vec3 worldPosition;
layout(location = 1) in vec3 worldNormal;
layout(location = 2) in vec2 uv;
layout(location = 0) out vec4 color;

struct Material {
    vec3 tint;                           // 乘到漫反射贴图上
    float shininess;
    float glow;                          // 自发光的强度
};
struct Light {
    vec3 position;                       // 世界空间
    vec3 ambient, diffuse, specular;     // 三项各自的强度，线性
};

uniform vec3 eye;
uniform Material material;
uniform Light light;
layout(binding = 0) uniform sampler2D diffuseMap;    // 颜色，sRGB
layout(binding = 1) uniform sampler2D specularMap;   // 数据，红分量是高光的比例
layout(binding = 2) uniform sampler2D glowMap;       // 颜色，sRGB

void main() {
    vec3 base = material.tint * texture(diffuseMap, uv).rgb;
    float shine = texture(specularMap, uv).r;
    vec3 glow = material.glow * texture(glowMap, uv).rgb;    // 分支外采样

    vec3 n = normalize(worldNormal), l = normalize(light.position - worldPosition), v = normalize(eye - worldPosition);
    float facing = dot(n, l);
    vec3 sum = light.ambient * base + glow;              // 自发光不受光源影响
    if (facing > 0.0) {
        float spot = pow(max(dot(reflect(-l, n), v), 0.0), material.shininess);
        sum += light.diffuse * facing * base + light.specular * shine * spot;
    }
    color = vec4(sum, 1.0);
}
