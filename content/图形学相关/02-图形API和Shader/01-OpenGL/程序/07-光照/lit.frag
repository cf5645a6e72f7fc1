#version 450 core
layout(location = 0) in vec3 worldPosition;
layout(location = 1) in vec3 worldNormal;
layout(location = 0) out vec4 color;

uniform vec3 eye;                        // 相机的位置，世界空间
uniform vec3 lightPosition;              // 点光源的位置，世界空间
uniform vec3 lightColor;                 // 光的颜色与强度，线性
uniform vec3 baseColor;                  // 表面的颜色，线性
uniform float ambient, specular, shininess;

void main() {
    vec3 n = normalize(worldNormal);     // 插值之后不再是单位长
    vec3 l = normalize(lightPosition - worldPosition);   // 从表面指向光
    vec3 v = normalize(eye - worldPosition);             // 从表面指向相机
    float facing = dot(n, l);

    vec3 sum = ambient * baseColor;
    if (facing > 0.0) {                  // 背光面没有漫反射，也没有高光
        vec3 r = reflect(-l, n);         // reflect 要的是射进来的方向
        sum += facing * baseColor + specular * pow(max(dot(r, v), 0.0), shininess);
    }
    color = vec4(lightColor * sum, 1.0);
}
