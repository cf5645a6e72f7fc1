#version 450 core
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;
layout(binding = 0) uniform sampler2D image;
uniform float threshold;                             // 线性亮度；小于等于它的不留

void main() {
    vec3 c = texture(image, uv).rgb;
    float y = dot(c, vec3(0.2126, 0.7152, 0.0722));
    color = vec4(c * max(y - threshold, 0.0) / max(y, 1e-4), 1.0);   // 只留超出的部分，色相不变
}
