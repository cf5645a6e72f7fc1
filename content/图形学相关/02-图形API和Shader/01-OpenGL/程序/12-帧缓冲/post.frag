#version 450 core
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;
layout(binding = 0) uniform sampler2D image;
uniform float kernel[9];                 // 从左上角起，一行一行

void main() {
    vec2 texel = 1.0 / vec2(textureSize(image, 0));
    vec3 sum = vec3(0.0);
    for (int i = 0; i < 9; ++i)
        sum += kernel[i] * texture(image, uv + texel * vec2(i % 3 - 1, 1 - i / 3)).rgb;
    color = vec4(sum, 1.0);
}
