const float PI = 3.14159265;

/** 以 n 为第三列的正交基。 */
mat3 frame(vec3 n) {
    vec3 s = normalize(cross(abs(n.y) > 0.9 ? vec3(1, 0, 0) : vec3(0, 1, 0), n));
    return mat3(s, cross(n, s), n);
}
