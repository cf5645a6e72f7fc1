#version 450 core
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;
layout(binding = 0) uniform sampler2D image;             // 线性过滤

float luma(vec2 offset) {
    vec3 c = texture(image, uv + offset / vec2(textureSize(image, 0))).rgb;
    return sqrt(dot(c, vec3(0.2126, 0.7152, 0.0722)));   // 接近眼睛看到的亮度
}

void main() {
    float nw = luma(vec2(-1, 1)), ne = luma(vec2(1, 1)), sw = luma(vec2(-1, -1)), se = luma(vec2(1, -1)), m = luma(vec2(0));
    float low = min(m, min(min(nw, ne), min(sw, se))), high = max(m, max(max(nw, ne), max(sw, se)));
    color = texture(image, uv);
    if (high - low < max(0.05, 0.125 * high)) return;    // 不是边
    vec2 gradient = vec2((ne + se) - (nw + sw), (nw + ne) - (sw + se));
    vec2 along = vec2(-gradient.y, gradient.x);          // 与梯度垂直，就是顺着边
    along = clamp(along / (min(abs(along.x), abs(along.y)) + 0.02), -8.0, 8.0) / vec2(textureSize(image, 0));
    vec3 near = 0.5 * (texture(image, uv - along / 6.0).rgb + texture(image, uv + along / 6.0).rgb);
    vec3 wide = 0.5 * near + 0.25 * (texture(image, uv - 0.5 * along).rgb + texture(image, uv + 0.5 * along).rgb);
    float l = sqrt(dot(wide, vec3(0.2126, 0.7152, 0.0722)));
    color.rgb = l < low || l > high ? near : wide;       // 走得太远，碰到了别的东西
}
