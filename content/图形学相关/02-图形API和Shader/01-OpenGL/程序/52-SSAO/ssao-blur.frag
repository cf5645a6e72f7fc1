#version 450 core
layout(location = 0) in vec2 uv;
layout(location = 0) out float visible;
layout(binding = 0) uniform sampler2D raw;
layout(binding = 2) uniform sampler2D depthMap;
uniform float sharpness;                             // 0 是普通的方框

float metres(ivec2 p) { return 0.1 * 100.0 / (100.0 - 99.9 * texelFetch(depthMap, p, 0).r); }

void main() {                                        // 4×4，正好盖住噪声的一个周期
    ivec2 here = ivec2(gl_FragCoord.xy), last = textureSize(raw, 0) - 1;
    float depth = metres(here), sum = 0.0, total = 0.0;
    for (int i = 0; i < 16; ++i) {
        ivec2 p = clamp(here + ivec2(i % 4, i / 4) - 2, ivec2(0), last);
        float w = exp(-sharpness * abs(metres(p) - depth));             // 隔着深度的不算
        sum += w * texelFetch(raw, p, 0).r;
        total += w;
    }
    visible = sum / total;
}
