#version 450 core
layout(location = 0) out vec4 color;
layout(binding = 0) uniform sampler2DMS image;           // 没有过滤，按整数坐标与采样点取
uniform int samples;

void main() {
    vec3 sum = vec3(0.0);
    for (int i = 0; i < samples; ++i) {
        vec3 c = texelFetch(image, ivec2(gl_FragCoord.xy), i).rgb;
        sum += c / (1.0 + c);                            // 先压到0到1，再平均
    }
    color = vec4(sum / float(samples), 1.0);
}
