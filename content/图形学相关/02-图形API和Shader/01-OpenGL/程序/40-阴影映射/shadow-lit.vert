#version 450 core
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;

layout(location = 0) out vec3 worldNormal;
layout(location = 1) out vec4 inLight;   // 光源的裁剪空间

uniform mat4 model, view, projection, lightMatrix;
uniform mat3 normalMatrix;

void main() {
    vec4 world = model * vec4(position, 1.0);
    worldNormal = normalMatrix * normal;
    inLight = lightMatrix * world;
    gl_Position = projection * view * world;
}
