#pragma once
#include <cstddef>
#include <cstring>
#include <epoxy/gl.h>
#include <stdexcept>
#include <type_traits>
#include <utility>
#include <vector>

/** 持久映射的一块缓冲，分成几段轮流写。离开一段时插一个栅栏，再写它之前先等。只在一个线程里用。 */
class Ring {
public:
    Ring(std::size_t bytes, std::size_t segments) : bytes_{bytes}, fences_(segments, nullptr) {
        if (segments == 0) throw std::invalid_argument("至少一段");
        GLint alignment = 1;
        glGetIntegerv(GL_SHADER_STORAGE_BUFFER_OFFSET_ALIGNMENT, &alignment);
        const auto unit = static_cast<std::size_t>(alignment);
        stride_ = (bytes + unit - 1) / unit * unit;                     // 每段的起点要对齐
        // #region map
        constexpr GLbitfield flags = GL_MAP_WRITE_BIT | GL_MAP_PERSISTENT_BIT | GL_MAP_COHERENT_BIT;
        const auto total = static_cast<GLsizeiptr>(stride_ * segments);
        glCreateBuffers(1, &id_);
        glNamedBufferStorage(id_, total, nullptr, flags);
        data_ = static_cast<char*>(glMapNamedBufferRange(id_, 0, total, flags));
        // #endregion
        if (!data_) {
            glDeleteBuffers(1, &id_);
            throw std::runtime_error("映射失败");
        }
    }
    ~Ring() {
        for (const GLsync fence : fences_) glDeleteSync(fence);         // 对空的调用是允许的
        glUnmapNamedBuffer(id_);
        glDeleteBuffers(1, &id_);
    }
    Ring(const Ring&) = delete;
    Ring& operator=(const Ring&) = delete;

    // #region write
    /** 换到下一段，等它空出来，写进去，接到绑定点 0。 */
    template <class T>
    void write(const T& value) {
        static_assert(std::is_trivially_copyable_v<T>);
        if (sizeof value > bytes_) throw std::length_error("一段装不下");
        if (isUsed_) leave();
        isUsed_ = true;
        current_ = (current_ + 1) % fences_.size();
        wait(std::exchange(fences_[current_], nullptr));
        const std::size_t start = current_ * stride_;
        std::memcpy(data_ + start, &value, sizeof value);
        glBindBufferRange(GL_SHADER_STORAGE_BUFFER, 0, id_,
                          static_cast<GLintptr>(start), static_cast<GLsizeiptr>(bytes_));
    }
    // #endregion
    /** 重用一段之前问过几次栅栏。 */
    int waits() const { return waits_; }

private:
    // #region wait
    void leave() {                       // 用这一段的绘制都在这之前发出
        fences_[current_] = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
        if (!fences_[current_]) throw std::runtime_error("没有建成栅栏");
    }
    void wait(GLsync fence) {
        if (!fence) return;
        ++waits_;
        GLenum state = GL_TIMEOUT_EXPIRED;
        while (state == GL_TIMEOUT_EXPIRED)                 // 一次最多等一秒
            state = glClientWaitSync(fence, GL_SYNC_FLUSH_COMMANDS_BIT, 1'000'000'000);
        glDeleteSync(fence);
        if (state == GL_WAIT_FAILED) throw std::runtime_error("等栅栏失败");
    }
    // #endregion
    std::size_t bytes_, stride_ = 0, current_ = 0;
    std::vector<GLsync> fences_;
    bool isUsed_ = false;
    GLuint id_ = 0;
    char* data_ = nullptr;
    int waits_ = 0;
};
