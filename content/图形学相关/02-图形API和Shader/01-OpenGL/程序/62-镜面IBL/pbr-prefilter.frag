layout(location = 0) in vec3 direction;
layout(location = 0) out vec4 color;
layout(binding = 0) uniform samplerCube sky;
uniform float roughness;
uniform int samples;
uniform bool usesLevels;                 // 按密度挑环境的级别

void main() {
    mat3 m = frame(normalize(direction));            // 假定 n = v = r
    float alpha = roughness * roughness;
    float texel = 4.0 * PI / (6.0 * pow(float(textureSize(sky, 0).x), 2.0));      // 第0级一格的立体角
    vec3 sum = vec3(0.0);
    float weight = 0.0;
    for (uint i = 0u; i < uint(samples); ++i) {
        vec3 h = halfVector(hammersley(i, uint(samples)), alpha);
        vec3 l = 2.0 * h.z * h - vec3(0, 0, 1);      // v 是 z
        if (l.z <= 0.0) continue;
        float density = 0.25 * distribution(h.z, alpha);          // D·h.z / (4 v·h)，v·h 就是 h.z
        float own = 1.0 / (float(samples) * density);             // 这个样本代表的立体角
        float level = usesLevels && alpha > 0.0 ? max(0.5 * log2(own / texel) + 1.0, 0.0) : 0.0;
        sum += l.z * textureLod(sky, m * l, level).rgb;
        weight += l.z;
    }
    color = vec4(sum / weight, 1.0);
}
