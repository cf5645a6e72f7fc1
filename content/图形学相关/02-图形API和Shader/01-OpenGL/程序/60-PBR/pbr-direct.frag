layout(location = 0) in vec3 worldPosition;
layout(location = 1) in vec3 worldNormal;
layout(location = 0) out vec4 color;

uniform vec3 eye;
uniform Material material;
uniform int lightCount;
uniform vec3 lightPosition[4];           // 世界空间
uniform vec3 lightIntensity[4];          // 每球面度多少，线性，可以远大于1

void main() {
    vec3 n = normalize(worldNormal), v = normalize(eye - worldPosition);
    vec3 sum = vec3(0.0);
    for (int i = 0; i < lightCount; ++i) {
        vec3 to = lightPosition[i] - worldPosition;
        vec3 arriving = lightIntensity[i] / dot(to, to);       // 正对着光的面上的照度
        sum += arriving * reflected(material, n, v, normalize(to));
    }
    color = vec4(sum, 1.0);              // 写进浮点纹理，可以大于1
}
