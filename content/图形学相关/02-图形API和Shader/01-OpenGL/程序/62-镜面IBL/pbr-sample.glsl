// #region sample
/** 序号的二进制倒过来写成小数：0、1/2、1/4、3/4…… */
float radicalInverse(uint i) { return float(bitfieldReverse(i)) * 2.3283064e-10; }

/** Hammersley：第 i 个点，共 count 个，在单位正方形里铺得匀。 */
vec2 hammersley(uint i, uint count) { return vec2((float(i) + 0.5) / float(count), radicalInverse(i)); }

/** 按 D·cosθ 取半程向量，法线是 z。 */
vec3 halfVector(vec2 u, float alpha) {
    float c = sqrt((1.0 - u.x) / (1.0 + (alpha * alpha - 1.0) * u.x));
    float s = sqrt(max(0.0, 1.0 - c * c)), turn = 2.0 * PI * u.y;
    return vec3(s * cos(turn), s * sin(turn), c);
}
// #endregion

mat3 frame(vec3 n) {
    vec3 s = normalize(cross(abs(n.y) > 0.9 ? vec3(1, 0, 0) : vec3(0, 1, 0), n));
    return mat3(s, cross(n, s), n);
}
