#pragma once

/** 从此 OpenGL 的每个错误都当场写到标准错误。要有当前的调试上下文。 */
void reportGlErrors();
