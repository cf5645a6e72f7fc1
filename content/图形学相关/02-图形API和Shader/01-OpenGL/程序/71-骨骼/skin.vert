#version 450 core
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec2 texcoord;
layout(location = 3) in uvec4 joints;         // 至多四个关节的编号
layout(location = 4) in vec4 weights;         // 各占多少，和是 1

layout(location = 0) out vec3 worldPosition;
layout(location = 1) out vec3 worldNormal;
layout(location = 2) out vec2 uv;

layout(std140, binding = 0) uniform Joints { mat4 skin[128]; };   // 每个关节的蒙皮矩阵
uniform mat4 model, view, projection;
uniform mat3 normalMatrix;

void main() {
    mat4 blend = weights.x * skin[joints.x] + weights.y * skin[joints.y]
               + weights.z * skin[joints.z] + weights.w * skin[joints.w];
    vec3 moved = (blend * vec4(position, 1.0)).xyz;
    vec4 world = model * vec4(moved, 1.0);
    worldPosition = world.xyz;
    worldNormal = normalMatrix * mat3(blend) * normal;            // 关节没有非均匀缩放时够用
    uv = texcoord;
    gl_Position = projection * view * world;
}
