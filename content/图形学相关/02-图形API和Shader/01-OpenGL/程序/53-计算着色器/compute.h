#pragma once
#include "stage.h"
#include "target.h"

// #region program
/** 计算着色器程序：只有一个阶段，不画东西。 */
class ComputeProgram {
public:
    explicit ComputeProgram(const std::string& file) {
        std::ifstream in(file, std::ios::binary);
        if (!in) throw std::runtime_error("打不开 " + file);
        const std::string text{std::istreambuf_iterator<char>{in}, {}};
        const char* source = text.c_str();
        id_ = glCreateShaderProgramv(GL_COMPUTE_SHADER, 1, &source);      // 编译、链接一步做完
        GLint isLinked = GL_FALSE;
        glGetProgramiv(id_, GL_LINK_STATUS, &isLinked);
        if (isLinked) return;
        char log[2048]{};
        glGetProgramInfoLog(id_, sizeof log, nullptr, log);
        glDeleteProgram(id_);
        throw std::runtime_error(file + "：" + log);
    }
    // hide-start
    ~ComputeProgram() { glDeleteProgram(id_); }
    ComputeProgram(const ComputeProgram&) = delete;
    ComputeProgram& operator=(const ComputeProgram&) = delete;
    GLuint id() const { return id_; }
    // hide-end
    /** 派出 x×y×z 个工作组。 */
    void run(GLuint x, GLuint y = 1, GLuint z = 1) const {
        glUseProgram(id_);
        glDispatchCompute(x, y, z);
    }
    // hide-start
    void set(const char* name, GLuint value) const { glProgramUniform1ui(id_, glGetUniformLocation(id_, name), value); }
    void set(const char* name, float value) const { glProgramUniform1f(id_, glGetUniformLocation(id_, name), value); }

private:
    GLuint id_ = 0;
    // hide-end
};
// #endregion

/** 着色器存储缓冲。 */
template <class T>
class Storage {
public:
    explicit Storage(const std::vector<T>& data) : count_{data.size()} {
        glCreateBuffers(1, &id_);
        glNamedBufferStorage(id_, bytes(), data.data(), GL_DYNAMIC_STORAGE_BIT);
    }
    ~Storage() { glDeleteBuffers(1, &id_); }
    Storage(const Storage&) = delete;
    Storage& operator=(const Storage&) = delete;
    void bind(GLuint point) const { glBindBufferBase(GL_SHADER_STORAGE_BUFFER, point, id_); }
    std::vector<T> read() const {
        std::vector<T> data(count_);
        glGetNamedBufferSubData(id_, 0, bytes(), data.data());
        return data;
    }
    void write(const std::vector<T>& data) const { glNamedBufferSubData(id_, 0, bytes(), data.data()); }

private:
    GLsizeiptr bytes() const { return static_cast<GLsizeiptr>(count_ * sizeof(T)); }
    std::size_t count_;
    GLuint id_ = 0;
};

/** 装下 count 个调用要几组。 */
constexpr GLuint groups(GLuint count, GLuint size) { return (count + size - 1) / size; }
