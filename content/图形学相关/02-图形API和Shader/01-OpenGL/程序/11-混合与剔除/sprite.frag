#version 450 core
layout(location = 2) in vec2 uv;
layout(location = 0) out vec4 color;
layout(binding = 0) uniform sampler2D image;
uniform float cutoff;                    // 不透明度低于它的片段丢掉

void main() {
    vec4 texel = texture(image, uv);
    if (texel.a < cutoff) discard;
    color = texel;
}
