#version 450 core
layout(triangles) in;                                    // 进来：一个三角形
layout(line_strip, max_vertices = 6) out;                // 出去：折线，至多六个顶点
layout(location = 0) in vec3 worldNormal[];              // 三个顶点各一个
uniform mat4 view, projection;

void main() {
    for (int i = 0; i < 3; ++i) {
        vec4 start = gl_in[i].gl_Position;
        gl_Position = projection * view * start;
        EmitVertex();                                    // 交出一个顶点
        gl_Position = projection * view * (start + vec4(0.22 * worldNormal[i], 0.0));
        EmitVertex();
        EndPrimitive();                                  // 这条线到此为止
    }
}
