#version 450 core
layout(location = 0) in vec3 position;
layout(location = 0) out vec3 direction;   // 世界空间，不必单位长

uniform mat4 view, projection;

void main() {
    direction = position;
    mat4 turn = mat4(mat3(view));          // 只留旋转：天空永远围着相机
    gl_Position = (projection * turn * vec4(position, 1.0)).xyww;   // z = w，深度是 1
}
