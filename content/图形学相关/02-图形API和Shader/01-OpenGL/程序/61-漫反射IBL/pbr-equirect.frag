#version 450 core
layout(location = 0) in vec3 direction;
layout(location = 0) out vec4 color;
layout(binding = 0) uniform sampler2D panorama;

const float PI = 3.14159265;

void main() {
    vec3 d = normalize(direction);
    vec2 uv = vec2(atan(d.z, d.x) / (2.0 * PI) + 0.5, asin(clamp(d.y, -1.0, 1.0)) / PI + 0.5);
    color = vec4(textureLod(panorama, uv, 0.0).rgb, 1.0);     // 指定第0级，见正文
}
