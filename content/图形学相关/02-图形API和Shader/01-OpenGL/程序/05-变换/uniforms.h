#pragma once
#include "program.h"
#include <glm/glm.hpp>
#include <glm/gtc/type_ptr.hpp>

// GLM 的矩阵按列存放，与 GLSL 相同，所以 transpose 都是 GL_FALSE。
inline void set(const Program& program, const char* name, int value) { glProgramUniform1i(program.id(), program.at(name), value); }
inline void set(const Program& program, const char* name, float value) { glProgramUniform1f(program.id(), program.at(name), value); }
inline void set(const Program& program, const char* name, const glm::vec3& value) {
    glProgramUniform3fv(program.id(), program.at(name), 1, glm::value_ptr(value));
}
inline void set(const Program& program, const char* name, const glm::mat3& value) {
    glProgramUniformMatrix3fv(program.id(), program.at(name), 1, GL_FALSE, glm::value_ptr(value));
}
inline void set(const Program& program, const char* name, const glm::mat4& value) {
    glProgramUniformMatrix4fv(program.id(), program.at(name), 1, GL_FALSE, glm::value_ptr(value));
}
