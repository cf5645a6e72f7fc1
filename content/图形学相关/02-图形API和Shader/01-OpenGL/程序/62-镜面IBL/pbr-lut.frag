layout(location = 0) in vec2 uv;         // 横是 n·v，竖是粗糙度
layout(location = 0) out vec4 color;

void main() {
    const uint samples = 512u;
    float nv = uv.x, alpha = uv.y * uv.y;
    vec3 v = vec3(sqrt(1.0 - nv * nv), 0.0, nv);
    vec2 sum = vec2(0.0);
    for (uint i = 0u; i < samples; ++i) {
        vec3 h = halfVector(hammersley(i, samples), alpha), l = reflect(-v, h);
        float vh = dot(v, h);
        if (l.z <= 0.0 || vh <= 0.0) continue;
        float c = pow(1.0 - vh, 5.0);
        sum += vec2(1.0 - c, c) * visibility(l.z, nv, alpha) * 4.0 * l.z * vh / h.z;     // f cosθ / (F p)
    }
    color = vec4(sum / float(samples), 0.0, 1.0);    // A，B
}
