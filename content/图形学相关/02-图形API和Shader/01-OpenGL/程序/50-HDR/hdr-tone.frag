#version 450 core
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;     // 已经编码成 sRGB，所以写出时不开 FRAMEBUFFER_SRGB
layout(binding = 0) uniform sampler2D scene;
layout(binding = 1) uniform sampler2D glow;
uniform float exposure, bloom;           // 曝光是倍数；bloom 是光晕占的比例
uniform int curve;                       // 0 截断，1 Reinhard，2 指数，3 ACES近似
uniform float dither;                    // 抖动的幅度，单位是一级

vec3 mapped(vec3 x) {
    if (curve == 1) return x / (1.0 + x);
    if (curve == 2) return 1.0 - exp(-x);
    if (curve == 3) return clamp(x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14), 0.0, 1.0);
    return min(x, 1.0);
}

vec3 encoded(vec3 c) {                   // sRGB
    return mix(1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, 12.92 * c, lessThanEqual(c, vec3(0.0031308)));
}

float noise(vec2 p) {                    // 0 到 1，相邻像素差得远
    return fract(52.9829189 * fract(dot(p, vec2(0.06711056, 0.00583715))));
}

void main() {
    vec3 light = mix(texture(scene, uv).rgb, texture(glow, uv).rgb, bloom);
    vec3 display = encoded(mapped(exposure * light));
    color = vec4(display + dither * (noise(gl_FragCoord.xy) - 0.5) / 255.0, 1.0);
}
