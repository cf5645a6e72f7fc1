#version 450 core
layout(location = 1) in vec3 worldNormal;
layout(location = 0) out vec4 surface;           // rgb 底色(存成 sRGB)，a 高光的比例
layout(location = 1) out vec2 packedNormal;      // 八面体编码的法线
uniform vec3 baseColor;
uniform float specular;

vec2 octahedral(vec3 n) {
    n /= abs(n.x) + abs(n.y) + abs(n.z);         // 投到八面体 |x|+|y|+|z| = 1 上
    vec2 side = vec2(n.x >= 0.0 ? 1.0 : -1.0, n.y >= 0.0 ? 1.0 : -1.0);
    vec2 p = n.z >= 0.0 ? n.xy : (1.0 - abs(n.yx)) * side;   // 下半翻到四角
    return 0.5 * p + 0.5;
}

void main() {
    surface = vec4(baseColor, specular);
    packedNormal = octahedral(normalize(worldNormal));
}
