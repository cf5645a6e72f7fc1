#include "debug.h"
#include <epoxy/gl.h>
#include <cstdio>

namespace {

void GLAPIENTRY onMessage(GLenum, GLenum type, GLuint, GLenum severity, GLsizei, const GLchar* text, const void*) {
    if (type != GL_DEBUG_TYPE_ERROR && severity == GL_DEBUG_SEVERITY_NOTIFICATION) return;
    std::fprintf(stderr, "OpenGL%s: %s\n", type == GL_DEBUG_TYPE_ERROR ? " 错误" : "", text);
}

}  // namespace

void reportGlErrors() {
    glEnable(GL_DEBUG_OUTPUT);
    glEnable(GL_DEBUG_OUTPUT_SYNCHRONOUS);     // 在出错的那一次调用里报，断点才停得准
    glDebugMessageCallback(onMessage, nullptr);
}
