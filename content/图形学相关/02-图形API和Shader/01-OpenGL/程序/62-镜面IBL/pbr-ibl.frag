layout(location = 0) in vec3 worldPosition;
layout(location = 1) in vec3 worldNormal;
layout(location = 0) out vec4 color;
layout(binding = 0) uniform samplerCube irradianceMap;    // E / π
layout(binding = 1) uniform samplerCube prefilteredMap;   // 各级是各种粗糙度
layout(binding = 2) uniform sampler2D brdfTable;          // A，B

uniform vec3 eye;
uniform Material material;
uniform float occlusion;                 // 环境遮蔽
uniform float lastLevel;                 // 粗糙度 1 在第几级

// #region ambient
/** 环境光：漫反射加镜面。 */
vec3 ambient(Material m, vec3 n, vec3 v) {
    float nv = clamp(dot(n, v), 0.0, 1.0);
    vec3 f0 = mix(vec3(F0), m.albedo, m.metallic);
    vec2 table = texture(brdfTable, vec2(nv, m.roughness)).rg;
    vec3 around = textureLod(prefilteredMap, reflect(-v, n), m.roughness * lastLevel).rgb;
    vec3 specular = around * (f0 * table.x + table.y);

    float out1 = 1.0 - fresnel(vec3(F0), nv).r;
    vec3 diffuse = (1.0 - m.metallic) * m.albedo * out1 * texture(irradianceMap, n).rgb;
    return occlusion * (diffuse + specular);
}
// #endregion

void main() {
    vec3 n = normalize(worldNormal), v = normalize(eye - worldPosition);
    color = vec4(ambient(material, n, v), 1.0);
}
