#version 450 core
layout(location = 2) in vec2 uv;
layout(location = 0) out vec4 color;
layout(binding = 0) uniform sampler2D image;

void main() {
    vec4 texel = texture(image, uv);
    float a = (texel.a - 0.5) / max(fwidth(texel.a), 0.0001) + 0.5;      // 过渡压到一个像素宽
    color = vec4(texel.rgb / max(texel.a, 0.0001), clamp(a, 0.0, 1.0));
}
