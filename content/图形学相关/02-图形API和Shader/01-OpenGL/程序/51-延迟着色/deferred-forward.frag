#version 450 core
layout(location = 0) in vec3 worldPosition;
layout(location = 1) in vec3 worldNormal;
layout(location = 0) out vec4 color;
struct Lamp { vec3 position; float radius; vec3 color; float unused; };
layout(std430, binding = 2) readonly buffer Lamps { Lamp lamps[]; };
uniform vec3 eye, baseColor;
uniform float ambient, specular;

void main() {
    vec3 n = normalize(worldNormal), v = normalize(eye - worldPosition), sum = ambient * baseColor;
    for (int i = 0; i < lamps.length(); ++i) {               // 每个片段都走完所有的灯
        vec3 toLight = lamps[i].position - worldPosition, l = normalize(toLight);
        float d = length(toLight), x = d / lamps[i].radius;
        float window = max(1.0 - x * x * x * x, 0.0);
        float gloss = specular * pow(max(dot(normalize(l + v), n), 0.0), 64.0);
        sum += lamps[i].color * max(dot(n, l), 0.0) * window * window / (d * d + 0.01) * (baseColor + gloss);
    }
    color = vec4(sum, 1.0);
}
