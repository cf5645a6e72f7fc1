#version 450 core
layout(location = 0) out vec2 uv;

void main() {                            // 顶点0、1、2：一个盖住整个画面的三角形
    uv = vec2(gl_VertexID == 1 ? 2.0 : 0.0, gl_VertexID == 2 ? 2.0 : 0.0);
    gl_Position = vec4(2.0 * uv - 1.0, 0.0, 1.0);
}
