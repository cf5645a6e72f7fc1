#version 450 core
layout(location = 0) in vec3 worldPosition;
layout(location = 1) in vec3 worldNormal;
layout(location = 0) out vec4 color;

uniform vec3 eye, lightPosition, lightColor, baseColor;
uniform float ambient, specular, shininess;

void main() {
    vec3 n = normalize(worldNormal);
    vec3 l = normalize(lightPosition - worldPosition), v = normalize(eye - worldPosition);
    float facing = dot(n, l);

    vec3 sum = ambient * baseColor;
    if (facing > 0.0) {
        vec3 h = normalize(l + v);       // 半程向量
        sum += facing * baseColor + specular * pow(max(dot(n, h), 0.0), shininess);
    }
    color = vec4(lightColor * sum, 1.0);
}
