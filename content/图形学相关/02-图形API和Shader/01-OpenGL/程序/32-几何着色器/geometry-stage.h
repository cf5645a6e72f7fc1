#pragma once
#include "still.h"

// #region add
/** 给链接好的程序再挂一个几何着色器，重新链接。uniform 会回到 0，要在设置之前调用。 */
inline void addGeometry(const Program& program, const std::string& file) {
    // hide-start
    std::ifstream in(file, std::ios::binary);
    if (!in) throw std::runtime_error("打不开 " + file);
    // hide-end
    const std::string source{std::istreambuf_iterator<char>{in}, {}};
    const char* text = source.c_str();
    const GLuint shader = glCreateShader(GL_GEOMETRY_SHADER);
    glShaderSource(shader, 1, &text, nullptr);
    glCompileShader(shader);
    glAttachShader(program.id(), shader);
    glDeleteShader(shader);                              // 还挂在程序上，程序删了才真的删
    glLinkProgram(program.id());                         // 几何着色器没有编译成，这里也会失败
    GLint isLinked = GL_FALSE;
    glGetProgramiv(program.id(), GL_LINK_STATUS, &isLinked);
    // hide-start
    if (isLinked) return;
    char log[1024]{};
    glGetProgramInfoLog(program.id(), sizeof log, nullptr, log);
    throw std::runtime_error(file + " 编译或链接不上：" + log);
    // hide-end
}
// #endregion
