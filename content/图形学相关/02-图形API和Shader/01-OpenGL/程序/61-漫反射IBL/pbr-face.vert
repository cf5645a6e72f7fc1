#version 450 core
layout(location = 0) out vec3 direction;   // 世界空间，不必单位长
uniform mat3 face;

void main() {                              // 一个盖住整面的三角形
    vec2 p = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
    direction = face * vec3(p, 1.0);
    gl_Position = vec4(p, 0.0, 1.0);
}
