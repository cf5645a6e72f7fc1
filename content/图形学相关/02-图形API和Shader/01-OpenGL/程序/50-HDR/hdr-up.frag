#version 450 core
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;
layout(binding = 0) uniform sampler2D image;         // 小一倍的那一级

void main() {                                        // 3×3的帐篷：1 2 1 / 2 4 2 / 1 2 1
    vec2 t = 1.0 / vec2(textureSize(image, 0));
    vec3 sum = vec3(0.0);
    for (int i = 0; i < 9; ++i) {
        ivec2 o = ivec2(i % 3, i / 3) - 1;
        sum += float((2 - abs(o.x)) * (2 - abs(o.y))) * texture(image, uv + t * vec2(o)).rgb;
    }
    color = vec4(sum / 16.0, 1.0);
}
