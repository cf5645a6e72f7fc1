#include "program.h"
#include <cstdio>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace {

std::string readText(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) throw std::runtime_error("打不开 " + file + "（相对于启动程序的文件夹）");
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

// #region log
/** 给日志的每一条补上“文件:行号:”。Mesa 写 0:4(18): ，NVIDIA 写 0(4) : ，苹果与 AMD 写 ERROR: 0:4: 。 */
std::string withFile(const std::string& log, const std::string& file) {
    std::istringstream in(log);
    std::string line, out;
    while (std::getline(in, line)) {
        const std::size_t start = line.rfind("ERROR: ", 0) == 0 ? 7 : 0;
        int source = 0, row = 0;
        if (std::sscanf(line.c_str() + start, "%d:%d", &source, &row) == 2 ||
            std::sscanf(line.c_str() + start, "%d(%d)", &source, &row) == 2)
            line = file + ":" + std::to_string(row) + ": " + line;
        out += line + "\n";
    }
    return out;
}
// #endregion

// #region compile
class Shader {
public:
    Shader(GLenum stage, const std::string& file) {
        const std::string source = readText(file);
        id_ = glCreateShader(stage);
        const char* text = source.c_str();
        glShaderSource(id_, 1, &text, nullptr);
        glCompileShader(id_);
        GLint isCompiled = GL_FALSE, length = 0;
        glGetShaderiv(id_, GL_COMPILE_STATUS, &isCompiled);
        if (isCompiled) return;
        glGetShaderiv(id_, GL_INFO_LOG_LENGTH, &length);
        std::string log(static_cast<std::size_t>(length), '\0');   // length 数进了结尾的 \0
        glGetShaderInfoLog(id_, length, nullptr, log.data());
        glDeleteShader(id_);             // 构造没有完成，析构函数不会来
        throw std::runtime_error(withFile(log.c_str(), file));
    }
    ~Shader() { glDeleteShader(id_); }
    Shader(const Shader&) = delete;
    Shader& operator=(const Shader&) = delete;
    GLuint id() const { return id_; }

private:
    GLuint id_ = 0;
};
// #endregion

}  // namespace

Program::Program(const std::string& vertexFile, const std::string& fragmentFile) {
    const Shader vertex{GL_VERTEX_SHADER, vertexFile}, fragment{GL_FRAGMENT_SHADER, fragmentFile};
    id_ = glCreateProgram();
    glAttachShader(id_, vertex.id());
    glAttachShader(id_, fragment.id());
    glLinkProgram(id_);
    GLint isLinked = GL_FALSE, length = 0;
    glGetProgramiv(id_, GL_LINK_STATUS, &isLinked);
    if (isLinked) return;
    glGetProgramiv(id_, GL_INFO_LOG_LENGTH, &length);
    std::string log(static_cast<std::size_t>(length), '\0');
    glGetProgramInfoLog(id_, length, nullptr, log.data());
    glDeleteProgram(id_);
    throw std::runtime_error(vertexFile + " 与 " + fragmentFile + " 链接不上：" + log.c_str());
}

Program::~Program() { glDeleteProgram(id_); }
