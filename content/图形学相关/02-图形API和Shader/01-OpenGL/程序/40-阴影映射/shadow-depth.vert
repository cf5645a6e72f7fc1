#version 450 core
layout(location = 0) in vec3 position;
uniform mat4 model, lightMatrix;

void main() { gl_Position = lightMatrix * model * vec4(position, 1.0); }
