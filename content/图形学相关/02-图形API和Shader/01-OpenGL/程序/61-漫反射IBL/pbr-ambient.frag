layout(location = 0) in vec3 worldPosition;
layout(location = 1) in vec3 worldNormal;
layout(location = 0) out vec4 color;
layout(binding = 0) uniform samplerCube irradianceMap;        // 存的是 E / π

uniform vec3 eye;
uniform Material material;
uniform vec3 ballCenter;                 // 挡住地面的球
uniform float ballRadius;                // 0：不算遮蔽

/** 天空处处一样亮时，被球挡住的一份照度正好是 cosθ (R/d)²。 */
float occlusion(vec3 p, vec3 n) {
    vec3 to = ballCenter - p;
    float d2 = dot(to, to);
    return 1.0 - max(dot(n, to), 0.0) * inversesqrt(d2) * ballRadius * ballRadius / d2;
}

void main() {
    vec3 n = normalize(worldNormal), v = normalize(eye - worldPosition);
    float out1 = 1.0 - fresnel(vec3(F0), clamp(dot(n, v), 0.0, 1.0)).r;
    vec3 diffuse = (1.0 - material.metallic) * material.albedo * out1 * texture(irradianceMap, n).rgb;
    color = vec4(diffuse * occlusion(worldPosition, n), 1.0);
}
