#version 450 core
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 3) in mat4 place;                      // 每个实例一份，占 3、4、5、6 四个位置
layout(location = 0) out vec3 worldPosition;
layout(location = 1) out vec3 worldNormal;
uniform mat4 view, projection;

void main() {
    vec4 world = place * vec4(position, 1.0);
    worldPosition = world.xyz;
    worldNormal = mat3(place) * normal;                  // 只有旋转与等比缩放，方向不会歪
    gl_Position = projection * view * world;
}
