#version 450 core
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;
layout(binding = 0) uniform sampler2D image;         // 大一倍的那一级，线性过滤

void main() {
    vec2 t = 1.0 / vec2(textureSize(image, 0));
    vec3 sum = 4.0 * texture(image, uv).rgb;         // 中间的2×2
    for (int i = 0; i < 4; ++i)                      // 四角各一个2×2
        sum += texture(image, uv + t * vec2(i % 2 * 2 - 1, i / 2 * 2 - 1)).rgb;
    color = vec4(sum / 8.0, 1.0);
}
