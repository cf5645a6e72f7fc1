layout(location = 0) in vec3 direction;
layout(location = 0) out vec4 color;
layout(binding = 0) uniform samplerCube sky;
uniform int steps;                       // 天顶角分几格，方位角分四倍
uniform float level;                     // 读环境的第几级

void main() {
    mat3 m = frame(normalize(direction));
    vec3 sum = vec3(0.0);
    for (int i = 0; i < 4 * steps; ++i)
        for (int j = 0; j < steps; ++j) {
            float phi = 2.0 * PI * (float(i) + 0.5) / float(4 * steps);
            float theta = 0.5 * PI * (float(j) + 0.5) / float(steps);
            vec3 l = vec3(sin(theta) * cos(phi), sin(theta) * sin(phi), cos(theta));
            sum += textureLod(sky, m * l, level).rgb * cos(theta) * sin(theta);
        }
    color = vec4(PI * sum / float(4 * steps * steps), 1.0);    // E / π
}
