#version 450 core
struct Particle { vec2 position, velocity; };
layout(std430, binding = 0) readonly buffer Particles { Particle particles[]; };
layout(location = 0) out vec3 tint;

void main() {                                            // 没有顶点缓冲：直接读粒子
    Particle p = particles[gl_VertexID];
    float speed = clamp(length(p.velocity), 0.0, 2.0) / 2.0;
    tint = mix(vec3(0.04, 0.10, 0.20), vec3(0.32, 0.12, 0.04), speed);
    gl_Position = vec4(p.position * vec2(9.0 / 16.0, 1.0), 0.0, 1.0);
}
