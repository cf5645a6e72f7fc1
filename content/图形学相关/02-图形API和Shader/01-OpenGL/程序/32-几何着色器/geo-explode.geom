#version 450 core
layout(triangles) in;
layout(triangle_strip, max_vertices = 3) out;
layout(location = 0) in vec3 position[];                 // 世界空间，来自 lit.vert
layout(location = 1) in vec3 normal[];
layout(location = 0) out vec3 worldPosition;             // 交给 lit.frag
layout(location = 1) out vec3 worldNormal;
uniform mat4 view, projection;
uniform float push;                                      // 往外推多远

void main() {
    vec3 face = normalize(cross(position[1] - position[0], position[2] - position[0]));
    for (int i = 0; i < 3; ++i) {
        worldPosition = position[i] + push * face;       // 三个顶点推得一样远
        worldNormal = normal[i];
        gl_Position = projection * view * vec4(worldPosition, 1.0);
        EmitVertex();                                    // 之后输出变量的值不再有定义，下一个要重写
    }
}
