#pragma once
#include "cubemap.h"
#include "pbr-sky.h"

// #region faces
/** 每个面的三列：s 朝哪里，t 朝哪里，正中朝哪里。照规范的表8.19。 */
inline const std::array<glm::mat3, 6> faceAxes{{
    {{0, 0, -1}, {0, -1, 0}, {1, 0, 0}},  {{0, 0, 1}, {0, -1, 0}, {-1, 0, 0}},
    {{1, 0, 0}, {0, 0, 1}, {0, 1, 0}},    {{1, 0, 0}, {0, 0, -1}, {0, -1, 0}},
    {{1, 0, 0}, {0, -1, 0}, {0, 0, 1}},   {{-1, 0, 0}, {0, -1, 0}, {0, 0, -1}}}};
// #endregion

/** 往立方体贴图的某一级画：六个面各铺满一次。 */
class CubePass {
public:
    CubePass() {
        glCreateFramebuffers(1, &framebuffer_);
        glCreateVertexArrays(1, &vao_);
    }
    ~CubePass() {
        glDeleteFramebuffers(1, &framebuffer_);
        glDeleteVertexArrays(1, &vao_);
    }
    CubePass(const CubePass&) = delete;
    CubePass& operator=(const CubePass&) = delete;

    // #region pass
    void draw(const Program& program, const CubeMap& map, int level = 0) const {
        const GLuint canvas = currentFramebuffer();
        glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_);
        glDisable(GL_DEPTH_TEST);
        program.use();
        glBindVertexArray(vao_);
        glViewport(0, 0, map.size() >> level, map.size() >> level);
        for (GLint face = 0; face < 6; ++face) {
            glNamedFramebufferTextureLayer(framebuffer_, GL_COLOR_ATTACHMENT0, map.id(), level, face);
            set(program, "face", faceAxes[static_cast<std::size_t>(face)]);
            glDrawArrays(GL_TRIANGLES, 0, 3);
        }
        glEnable(GL_DEPTH_TEST);
        glBindFramebuffer(GL_FRAMEBUFFER, canvas);           // 视口由调用的人恢复
    }
    // #endregion

private:
    GLuint framebuffer_ = 0, vao_ = 0;
};

/** 读回一面一级正中四格的平均。 */
inline glm::vec3 faceCenter(const CubeMap& map, int face, int level = 0) {
    const int size = map.size() >> level;
    glm::vec3 sum{0};
    std::array<glm::vec4, 4> texels{};
    glGetTextureSubImage(map.id(), level, size / 2 - 1, size / 2 - 1, face, 2, 2, 1, GL_RGBA, GL_FLOAT, sizeof texels, texels.data());
    for (const glm::vec4& texel : texels) sum += glm::vec3{texel} / 4.0f;
    return sum;
}

// #region make
/** 全景图转成立方体贴图，再卷积成辐照度除以 π。启动时做一次。 */
struct DiffuseIbl {
    CubeMap sky{128, 8, GL_RGBA16F}, irradiance{32, 1, GL_RGBA16F};

    explicit DiffuseIbl(const Panorama& panorama, int steps = 32, float level = 3) {
        const CubePass pass;
        const Program unroll{"pbr-face.vert", "pbr-equirect.frag"};
        const Program convolve{"pbr-face.vert", joined({"pbr-frame.glsl", "pbr-irradiance.frag"})};
        panorama.bind(0);
        pass.draw(unroll, sky);
        glGenerateTextureMipmap(sky.id());
        sky.bind(0);
        set(convolve, "steps", steps);
        set(convolve, "level", level);
        pass.draw(convolve, irradiance);
    }
};
// #endregion
