#pragma once
#include "stage.h"

/** probe.frag 里 Log 的内容，std430。 */
struct Log {
    GLuint count = 0, unused[3]{};       // lines 从第 16 字节起
    glm::vec4 lines[64]{};
};

/** 一个球，和让着色器往里“打印”的缓冲。 */
class Probe {
public:
    Probe() {
        glCreateBuffers(1, &buffer_);
        glNamedBufferStorage(buffer_, sizeof(Log), nullptr, GL_DYNAMIC_STORAGE_BIT);
        glBindBufferBase(GL_SHADER_STORAGE_BUFFER, 0, buffer_);
        glEnable(GL_DEPTH_TEST);
        glEnable(GL_CULL_FACE);
        glEnable(GL_FRAMEBUFFER_SRGB);
    }
    ~Probe() { glDeleteBuffers(1, &buffer_); }
    Probe(const Probe&) = delete;
    Probe& operator=(const Probe&) = delete;

    void draw(const Frame& frame) const {
        Camera camera = orbit({0, 0, 0}, 4.2f, -90, 0);
        camera.fov = 36;
        clear(0.05f, 0.07f, 0.10f);
        program.use();
        setCamera(program, camera, frame.aspect());
        setModel(program, glm::mat4{1});
        set(program, "lightPosition", glm::vec3{3, 4, 2.5f});
        ball_.draw();
    }
    GLuint buffer() const { return buffer_; }

    const Program program{"lit.vert", "probe.frag"};

private:
    Mesh ball_ = makeSphere(96, 48);
    GLuint buffer_ = 0;
};
