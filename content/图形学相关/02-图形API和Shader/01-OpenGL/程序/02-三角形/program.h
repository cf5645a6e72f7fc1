#pragma once
#include <epoxy/gl.h>
#include <string>

/** 一个着色器程序：顶点着色器加片段着色器，从文件读来。编译或链接失败就抛出，消息里有文件名和行号。 */
class Program {
public:
    Program(const std::string& vertexFile, const std::string& fragmentFile);
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    void use() const { glUseProgram(id_); }
    GLuint id() const { return id_; }

    /** uniform 的位置；没有或者没有用到是 -1，对 -1 设置会被忽略。 */
    GLint at(const char* name) const { return glGetUniformLocation(id_, name); }

private:
    GLuint id_ = 0;
};
