#version 450 core
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;
layout(binding = 0) uniform sampler2D glyphs; // 距离场，0.5 是边
uniform vec3 tint;
uniform float outline;                        // 描边往外多宽，与 r 同单位；0 不描

void main() {
    float d = texture(glyphs, uv).r - 0.5;
    float pixel = max(fwidth(d), 1e-4);       // 屏幕上走一个像素，d 变多少
    float inner = clamp(d / pixel + 0.5, 0.0, 1.0);
    float outer = clamp((d + outline) / pixel + 0.5, 0.0, 1.0);
    float fill = inner / max(outer, 1e-4);    // 盖住的部分里，字占几成；不描边时是 1
    color = vec4(mix(vec3(1.0, 0.62, 0.08), tint, fill), 1.0) * outer;
}
