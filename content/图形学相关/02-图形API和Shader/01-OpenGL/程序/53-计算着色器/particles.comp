#version 450 core
layout(local_size_x = 64) in;
struct Particle { vec2 position, velocity; };            // 16字节，std430里紧挨着
layout(std430, binding = 0) buffer Particles { Particle particles[]; };
uniform float dt;                                        // 秒

void main() {
    uint i = gl_GlobalInvocationID.x;
    if (i >= particles.length()) return;
    Particle p = particles[i];
    const vec2 wells[3] = vec2[](vec2(-0.9, -0.25), vec2(0.85, -0.35), vec2(0.05, 0.6));
    vec2 pull = vec2(0.0);
    for (int k = 0; k < 3; ++k) {
        vec2 d = wells[k] - p.position;
        pull += d / (dot(d, d) + 0.05);                  // 软化，靠近时不发散
    }
    p.velocity += dt * (0.35 * pull + 0.6 * vec2(p.position.y, -p.position.x));
    p.position += dt * p.velocity;                       // 先速度、后位置：半隐式欧拉
    particles[i] = p;
}
