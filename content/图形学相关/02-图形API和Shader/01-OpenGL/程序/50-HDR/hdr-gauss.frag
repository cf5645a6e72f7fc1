#version 450 core
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;
layout(binding = 0) uniform sampler2D image;
uniform vec2 step;                                   // 一遍横 (1,0)，一遍竖 (0,1)
uniform float sigma;                                 // 标准差，像素

void main() {
    vec2 t = step / vec2(textureSize(image, 0));
    int radius = int(ceil(3.0 * sigma));             // 3个标准差之外不到千分之三
    vec3 sum = vec3(0.0);
    float total = 0.0;
    for (int i = -radius; i <= radius; ++i) {
        float w = exp(-0.5 * float(i * i) / (sigma * sigma));
        sum += w * texture(image, uv + float(i) * t).rgb;
        total += w;
    }
    color = vec4(sum / total, 1.0);
}
