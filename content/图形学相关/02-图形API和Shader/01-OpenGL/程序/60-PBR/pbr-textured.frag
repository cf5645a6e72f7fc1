layout(location = 0) in vec3 worldPosition;
layout(location = 1) in vec3 worldNormal;
layout(location = 2) in vec2 uv;
layout(location = 0) out vec4 color;

uniform vec3 eye;
uniform int lightCount;
uniform vec3 lightPosition[4], lightIntensity[4];
layout(binding = 0) uniform sampler2D albedoMap;    // 颜色，sRGB格式
layout(binding = 1) uniform sampler2D ormMap;       // 数据：红是遮蔽，绿是粗糙度，蓝是金属度

void main() {
    vec3 orm = texture(ormMap, uv).rgb;
    Material m = Material(texture(albedoMap, uv).rgb, orm.b, orm.g);
    vec3 n = normalize(worldNormal), v = normalize(eye - worldPosition);
    vec3 sum = vec3(0.0);
    for (int i = 0; i < lightCount; ++i) {
        vec3 to = lightPosition[i] - worldPosition;
        sum += lightIntensity[i] / dot(to, to) * reflected(m, n, v, normalize(to));
    }
    color = vec4(sum, 1.0);                         // 遮蔽只乘环境光，直接光不乘
}
