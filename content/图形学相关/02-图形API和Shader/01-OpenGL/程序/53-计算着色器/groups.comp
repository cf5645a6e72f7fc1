#version 450 core
layout(local_size_x = 16, local_size_y = 16) in;
layout(rgba8, binding = 0) writeonly uniform image2D picture;
uniform uint shows;

void main() {
    ivec2 p = ivec2(gl_GlobalInvocationID.xy);
    if (any(greaterThanEqual(p, imageSize(picture)))) return;        // 画外的调用
    vec3 color = vec3(gl_WorkGroupID.xy / vec2(gl_NumWorkGroups.xy), 0.35);
    if ((gl_WorkGroupID.x + gl_WorkGroupID.y) % 2u == 0u) color *= 0.6;
    if (shows == 1u) color = vec3(float(gl_LocalInvocationIndex) / 255.0);
    imageStore(picture, p, vec4(color, 1.0));
}
