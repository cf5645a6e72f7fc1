#pragma once
#include "camera.h"
#include "shapes.h"
#include "uniforms.h"
#include "window.h"
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>

/** 把 model 和由它算出的法线矩阵交给着色器。 */
inline void setModel(const Program& program, const glm::mat4& model) {
    set(program, "model", model);
    set(program, "normalMatrix", glm::transpose(glm::inverse(glm::mat3{model})));
}

inline void setCamera(const Program& program, const Camera& camera, float aspect) {
    set(program, "view", camera.view());
    set(program, "projection", camera.projection(aspect));
    set(program, "eye", camera.position);
}

/** 冯氏模型的一组参数，颜色都是线性的。 */
struct Surface {
    glm::vec3 baseColor{0.80f, 0.28f, 0.20f};
    float ambient = 0.04f, specular = 0.5f, shininess = 32;
};

inline void setSurface(const Program& program, const Surface& surface) {
    set(program, "baseColor", surface.baseColor);
    set(program, "ambient", surface.ambient);
    set(program, "specular", surface.specular);
    set(program, "shininess", surface.shininess);
}

/** 照着 file 写一份改动过的着色器，返回它的名字。找不到要换的文字就抛出。 */
inline std::string variant(const std::string& file, const std::string& from, const std::string& to) {
    std::ifstream in(file, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>{in}, {}};
    const auto place = text.find(from);
    if (place == std::string::npos) throw std::invalid_argument(file + " 里没有 " + from);
    static int count = 0;
    const std::string name = "variant" + std::to_string(++count) + "-" + file;
    std::ofstream{name, std::ios::binary} << text.replace(place, from.size(), to);
    return name;
}

inline void clear(float r = 0.012f, float g = 0.014f, float b = 0.018f) {
    glClearColor(r, g, b, 1);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
}
