#version 450 core
layout(local_size_x = 256) in;
layout(std430, binding = 0) readonly buffer Values { uint values[]; };
layout(std430, binding = 1) buffer Total { uint total; };
shared uint part[256];                           // 一个工作组共用

void main() {
    uint i = gl_GlobalInvocationID.x, k = gl_LocalInvocationIndex;
    part[k] = i < values.length() ? values[i] : 0u;      // 多出来的调用放0，不提前返回
    barrier(); // 一
    for (uint step = 128u; step > 0u; step /= 2u) {
        if (k < step) part[k] += part[k + step];         // 后一半加到前一半
        barrier(); // 二
    }
    if (k == 0u) atomicAdd(total, part[0]);              // 每组只碰一次全局的数
}
