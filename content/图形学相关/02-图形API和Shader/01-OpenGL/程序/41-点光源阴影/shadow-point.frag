#version 450 core
layout(location = 0) in vec3 worldPosition;
layout(location = 1) in vec3 worldNormal;
layout(location = 0) out vec4 color;

layout(binding = 0) uniform samplerCubeShadow shadowMap;
uniform vec3 lightPosition, lightColor, baseColor;
uniform float ambient;

const float NEAR = 0.1, FAR = 25.0;      // 与画六面时相同

float visibility() {
    vec3 d = worldPosition - lightPosition, a = abs(d);     // 从光源出发，世界空间
    float z = max(a.x, max(a.y, a.z));                      // 沿所在那一面的轴
    float depth = FAR / (FAR - NEAR) * (1.0 - NEAR / z);    // 透视投影写下的深度
    return texture(shadowMap, vec4(d, depth));
}

void main() {
    vec3 toLight = lightPosition - worldPosition;
    float facing = max(dot(normalize(worldNormal), normalize(toLight)), 0.0);
    float direct = facing * visibility() / (dot(toLight, toLight) + 0.01);
    color = vec4((ambient + lightColor * direct) * baseColor, 1.0);
}
