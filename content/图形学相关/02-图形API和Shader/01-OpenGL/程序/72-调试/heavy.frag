#version 450 core
layout(location = 0) out vec4 color;
void main() {
    float sum = 0.0;
    for (int i = 0; i < 60; ++i) sum += sin(gl_FragCoord.x + float(i) * gl_FragCoord.y);
    color = vec4(vec3(0.5 + 0.008 * sum), 1.0);
}
