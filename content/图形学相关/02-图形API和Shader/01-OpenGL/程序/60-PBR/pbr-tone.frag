#version 450 core
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;
layout(binding = 0) uniform sampler2D image;
uniform float exposure;

void main() {
    vec3 light = exposure * texture(image, uv).rgb;
    color = vec4(1.0 - exp(-light), 1.0);        // 0到无穷压进0到1；写出时由帧缓冲编码sRGB
}
