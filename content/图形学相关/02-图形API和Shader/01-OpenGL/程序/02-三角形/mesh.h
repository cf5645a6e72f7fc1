#pragma once
#include <epoxy/gl.h>
#include <vector>

/** 一份网格：顶点缓冲、索引缓冲，和记着怎样读它们的顶点数组。 */
class Mesh {
public:
    /** sizes 是属性 0、1、2…… 各有几个 float，它们在每个顶点里首尾相接。
        没有 indices，就按次序每三个顶点一个三角形。 */
    Mesh(const std::vector<float>& vertices, const std::vector<int>& sizes, const std::vector<unsigned>& indices = {});
    ~Mesh();
    Mesh(const Mesh&) = delete;
    Mesh& operator=(const Mesh&) = delete;

    void draw() const;
    GLuint vao() const { return vao_; }
    GLuint vbo() const { return vbo_; }

private:
    GLuint vao_ = 0, vbo_ = 0, ebo_ = 0;
    GLsizei count_ = 0;
};
