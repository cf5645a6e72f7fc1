#version 450 core
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec2 texcoord;
layout(location = 3) in vec4 tangent;

layout(location = 0) out vec3 worldPosition;
layout(location = 1) out vec2 uv;
layout(location = 2) out mat3 tbn;       // 占位置 2、3、4

uniform mat4 model, view, projection;
uniform mat3 normalMatrix;

void main() {
    vec4 world = model * vec4(position, 1.0);
    vec3 n = normalize(normalMatrix * normal);
    vec3 t = mat3(model) * tangent.xyz;              // 切线在面上，跟着模型矩阵走
    t = normalize(t - dot(t, n) * n);
    tbn = mat3(t, tangent.w * cross(n, t), n);
    worldPosition = world.xyz;
    uv = texcoord;
    gl_Position = projection * view * world;
}
