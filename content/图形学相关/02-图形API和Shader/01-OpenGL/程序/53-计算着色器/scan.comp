#version 450 core
layout(local_size_x = 256) in;
layout(std430, binding = 0) readonly buffer Values { uint values[]; };
layout(std430, binding = 1) writeonly buffer Sums { uint sums[]; };
shared uint part[256];

void main() {
    uint k = gl_LocalInvocationIndex;
    part[k] = values[k];
    for (uint step = 1u; step < 256u; step *= 2u) {
        barrier();
        uint left = k >= step ? part[k - step] : 0u;     // 先都读完
        barrier();
        part[k] += left;                                 // 再都写
    }
    sums[k] = part[k] - values[k];                       // 减去自己：前面所有数的和
}
