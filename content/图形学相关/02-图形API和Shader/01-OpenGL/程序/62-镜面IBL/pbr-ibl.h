#pragma once
#include "pbr-cube.h"

inline std::string withSampling(const std::string& file) { return joined({"pbr-brdf.glsl", "pbr-sample.glsl", file}); }

// #region table
/** BRDF 的两个积分，横是 n·v，竖是粗糙度。与环境无关，算一次就能存成文件。 */
class BrdfTable {
public:
    explicit BrdfTable(int size = 64, GLenum wrap = GL_CLAMP_TO_EDGE) : target_{size, size, {GL_RG16F}, false} {
        const GLuint canvas = currentFramebuffer();
        target_.bind();
        const Program program{"screen.vert", withSampling("pbr-lut.frag")};
        Screen{}.draw(program, 0);
        glTextureParameteri(target_.color(), GL_TEXTURE_WRAP_S, static_cast<GLint>(wrap));
        glTextureParameteri(target_.color(), GL_TEXTURE_WRAP_T, static_cast<GLint>(wrap));
        glBindFramebuffer(GL_FRAMEBUFFER, canvas);
    }
    void bind(GLuint unit) const { glBindTextureUnit(unit, target_.color()); }
    GLuint id() const { return target_.color(); }

private:
    Offscreen target_;
};
// #endregion

// #region specular
/** 预滤波：第 k 级存粗糙度 k / (levels - 1)。 */
struct SpecularIbl {
    static constexpr int levels = 5;
    CubeMap map{64, levels, GL_RGBA16F};

    explicit SpecularIbl(const CubeMap& sky, int samples = 64, bool usesLevels = true) {
        const CubePass pass;
        const Program program{"pbr-face.vert", withSampling("pbr-prefilter.frag")};
        sky.bind(0);
        set(program, "usesLevels", static_cast<int>(usesLevels));
        for (int level = 0; level < levels; ++level) {
            const float roughness = static_cast<float>(level) / (levels - 1);
            set(program, "roughness", roughness);
            set(program, "samples", level == 0 ? 1 : samples);            // 粗糙度0：就是环境自己
            pass.draw(program, map, level);
        }
    }
};
// #endregion
