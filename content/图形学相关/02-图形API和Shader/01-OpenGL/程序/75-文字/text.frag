#version 450 core
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;
layout(binding = 0) uniform sampler2D glyphs; // 单通道，只用 r
uniform vec3 tint;

void main() {
    float cover = texture(glyphs, uv).r;
    color = vec4(tint, 1.0) * cover;          // 预乘：混合因子是 ONE, ONE_MINUS_SRC_ALPHA
}
