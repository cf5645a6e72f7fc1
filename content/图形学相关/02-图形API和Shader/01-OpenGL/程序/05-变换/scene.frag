#version 450 core
layout(location = 0) in vec2 uv;
layout(location = 1) in vec3 facing;
layout(location = 0) out vec4 color;

layout(binding = 0) uniform sampler2D image;

void main() {                                  // 各面亮度不同，看得出立体；真正的光照在下一章
    float shade = 0.55 + 0.45 * dot(normalize(facing), normalize(vec3(0.35, 0.8, 0.5)));
    color = vec4(texture(image, uv).rgb * shade, 1.0);
}
