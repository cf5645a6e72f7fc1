#version 450 core
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 0) out vec3 worldNormal;
uniform mat4 model;
uniform mat3 normalMatrix;

void main() {
    worldNormal = normalize(normalMatrix * normal);
    gl_Position = model * vec4(position, 1.0);           // 停在世界空间，投影留给几何着色器
}
