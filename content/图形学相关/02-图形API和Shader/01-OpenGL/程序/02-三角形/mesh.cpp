#include "mesh.h"
#include <numeric>
#include <stdexcept>

namespace {

template <class T>
GLuint createBuffer(const std::vector<T>& data) {
    GLuint buffer = 0;
    glCreateBuffers(1, &buffer);
    glNamedBufferStorage(buffer, static_cast<GLsizeiptr>(data.size() * sizeof(T)), data.data(), 0);
    return buffer;
}

}  // namespace

Mesh::Mesh(const std::vector<float>& vertices, const std::vector<int>& sizes, const std::vector<unsigned>& indices) {
    const int floats = std::accumulate(sizes.begin(), sizes.end(), 0);
    if (floats <= 0 || vertices.empty() || vertices.size() % static_cast<std::size_t>(floats) != 0)
        throw std::invalid_argument("顶点数据不是整数个顶点");
    const std::size_t vertexCount = vertices.size() / static_cast<std::size_t>(floats);
    for (const unsigned index : indices)
        if (index >= vertexCount) throw std::out_of_range("索引超出顶点数");
    count_ = static_cast<GLsizei>(indices.empty() ? vertexCount : indices.size());

    // #region layout
    glCreateVertexArrays(1, &vao_);
    vbo_ = createBuffer(vertices);
    const auto stride = static_cast<GLsizei>(static_cast<std::size_t>(floats) * sizeof(float));
    glVertexArrayVertexBuffer(vao_, 0, vbo_, 0, stride);          // 绑定点 0：从这个缓冲读，每个顶点走 stride 字节
    GLuint offset = 0;
    for (GLuint attribute = 0; attribute < sizes.size(); ++attribute) {
        const int size = sizes[attribute];
        glVertexArrayAttribFormat(vao_, attribute, size, GL_FLOAT, GL_FALSE, offset);   // 顶点内的偏移，单位字节
        glVertexArrayAttribBinding(vao_, attribute, 0);           // 属性从绑定点 0 取
        glEnableVertexArrayAttrib(vao_, attribute);               // 不启用，着色器读到的是常数
        offset += static_cast<GLuint>(size) * sizeof(float);
    }
    if (!indices.empty()) {
        ebo_ = createBuffer(indices);
        glVertexArrayElementBuffer(vao_, ebo_);                   // 索引缓冲也记在顶点数组里
    }
    // #endregion
}

Mesh::~Mesh() {
    glDeleteVertexArrays(1, &vao_);
    glDeleteBuffers(1, &vbo_);
    glDeleteBuffers(1, &ebo_);                                    // 对 0 调用是允许的
}

// #region draw
void Mesh::draw() const {
    glBindVertexArray(vao_);
    if (ebo_) glDrawElements(GL_TRIANGLES, count_, GL_UNSIGNED_INT, nullptr);
    else glDrawArrays(GL_TRIANGLES, 0, count_);
}
// #endregion
