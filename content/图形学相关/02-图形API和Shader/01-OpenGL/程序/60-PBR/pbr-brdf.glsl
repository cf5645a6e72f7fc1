const float PI = 3.14159265;

// #region brdf
struct Material {
    vec3 albedo;                 // 线性
    float metallic, roughness;   // 0 到 1
};

/** D：法线朝着 h 的微表面有多密，单位 1/球面度。nh = n·h。 */
float distribution(float nh, float alpha) {
    float a2 = alpha * alpha;
    float d = nh * nh * (a2 - 1.0) + 1.0;
    return a2 / (PI * d * d);
}

/** G / (4 (n·l)(n·v))：余弦已经约掉，贴着表面也不会除以 0。 */
float visibility(float nl, float nv, float alpha) {
    float a2 = alpha * alpha;
    float l = nl + sqrt(a2 + (1.0 - a2) * nl * nl);
    float v = nv + sqrt(a2 + (1.0 - a2) * nv * nv);
    return 1.0 / (l * v);
}

/** F：Schlick 近似。 */
vec3 fresnel(vec3 f0, float cosine) {
    return f0 + (1.0 - f0) * pow(1.0 - cosine, 5.0);
}
// #endregion

// #region reflected
const float F0 = 0.04;           // 折射率1.5的绝缘体

/** BRDF 乘 n·l。n、v、l 都从表面出发，都是单位长。 */
vec3 reflected(Material m, vec3 n, vec3 v, vec3 l) {
    float nl = dot(n, l);
    if (nl <= 0.0) return vec3(0.0);
    vec3 h = normalize(v + l);
    float nv = clamp(dot(n, v), 1e-4, 1.0);                // 插值的法线可能背着相机
    float nh = clamp(dot(n, h), 0.0, 1.0), vh = clamp(dot(v, h), 0.0, 1.0);
    nl = min(nl, 1.0);
    float roughness = max(m.roughness, 0.045);
    float alpha = roughness * roughness;

    vec3 specular = distribution(nh, alpha) * visibility(nl, nv, alpha)
                  * fresnel(mix(vec3(F0), m.albedo, m.metallic), vh);

    // 漫反射：进去一次，出来一次。系数使底色为1时，总量正好是 out1
    float in1 = 1.0 - fresnel(vec3(F0), nl).r, out1 = 1.0 - fresnel(vec3(F0), nv).r;
    vec3 diffuse = (1.0 - m.metallic) * m.albedo / PI * 21.0 / (20.0 * (1.0 - F0)) * in1 * out1;
    return (diffuse + specular) * nl;
}
// #endregion
