#version 450 core
layout(location = 0) in vec3 worldNormal;
layout(location = 1) in vec4 inLight;
layout(location = 0) out vec4 color;

layout(binding = 0) uniform sampler2DShadow shadowMap;
uniform vec3 toLight, lightColor, baseColor;
uniform float ambient, bias;
uniform int radius;                      // PCF 的窗口：(2·radius + 1)² 次

float visibility() {
    vec3 p = inLight.xyz / inLight.w * 0.5 + 0.5;           // NDC 到 [0,1]，与图里的深度同一把尺
    vec2 texel = 1.0 / vec2(textureSize(shadowMap, 0));
    float sum = 0.0;
    for (int y = -radius; y <= radius; ++y)
        for (int x = -radius; x <= radius; ++x)
            sum += texture(shadowMap, vec3(p.xy + texel * vec2(x, y), p.z - bias));
    return sum / float((2 * radius + 1) * (2 * radius + 1));
}

void main() {
    float facing = max(dot(normalize(worldNormal), toLight), 0.0);
    float direct = facing * visibility();                   // 影子只挡直接光，环境光照旧
    color = vec4(lightColor * (ambient + direct) * baseColor, 1.0);
}
