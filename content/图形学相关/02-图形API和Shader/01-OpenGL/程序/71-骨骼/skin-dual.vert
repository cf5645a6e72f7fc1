#version 450 core
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec2 texcoord;
layout(location = 3) in uvec4 joints;
layout(location = 4) in vec4 weights;

layout(location = 0) out vec3 worldPosition;
layout(location = 1) out vec3 worldNormal;
layout(location = 2) out vec2 uv;

// #region dual
layout(std140, binding = 1) uniform Duals { mat2x4 dual[128]; };  // [0] 是旋转，[1] 含平移
// hide-start
uniform mat4 model, view, projection;
uniform mat3 normalMatrix;
// hide-end

vec3 turn(vec4 q, vec3 v) { return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v); }

void main() {
    mat2x4 first = dual[joints.x], sum = mat2x4(0.0);
    for (int i = 0; i < 4; ++i) {
        mat2x4 one = dual[joints[i]];
        float side = dot(first[0], one[0]) < 0.0 ? -1.0 : 1.0;    // 翻到同一半球
        sum += weights[i] * side * one;
    }
    sum /= length(sum[0]);                                        // 又是一个刚体变换
    vec4 q = sum[0], d = sum[1];
    vec3 move = 2.0 * (q.w * d.xyz - d.w * q.xyz + cross(q.xyz, d.xyz));
    vec4 world = model * vec4(turn(q, position) + move, 1.0);
    // hide-start
    worldPosition = world.xyz;
    worldNormal = normalMatrix * turn(q, normal);
    uv = texcoord;
    gl_Position = projection * view * world;
    // hide-end
}
// #endregion
