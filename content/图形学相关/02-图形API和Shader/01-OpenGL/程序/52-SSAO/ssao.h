#pragma once
#include "deferred.h"

// #region samples
/** 半球里的 32 个点：方向按余弦分布，离中心由近到远，近处密。 */
inline std::vector<glm::vec3> hemisphere() {
    std::vector<glm::vec3> points;
    for (int i = 0; i < 32; ++i) {
        const float u = (static_cast<float>(i) + 0.5f) / 32, around = 2.3999632f * static_cast<float>(i);
        const float far = static_cast<float>(i * 13 % 32 + 1) / 32;         // 与方向无关的次序
        const glm::vec3 d{std::sqrt(u) * std::cos(around), std::sqrt(u) * std::sin(around), std::sqrt(1 - u)};
        points.push_back((0.1f + 0.9f * far * far) * d);
    }
    return points;
}
// #endregion

/** 墙角里的几件东西。 */
class Nook {
public:
    void draw(const Program& program, const Camera& camera, float aspect) const {
        program.use();
        setCamera(program, camera, aspect);
        const auto put = [&](const Mesh& mesh, const glm::mat4& model, glm::vec3 color) {
            setSurface(program, {.baseColor = color, .specular = 0});
            setModel(program, model);
            mesh.draw();
        };
        const glm::vec3 wall{0.72f, 0.70f, 0.66f};
        put(cube_, at({0, -0.5f, 0}, {12, 1, 12}), {0.60f, 0.58f, 0.55f});
        put(cube_, at({0, 2, -2.6f}, {12, 4, 1}), wall);
        put(cube_, at({3.1f, 2, 0}, {1, 4, 12}), wall);
        put(cube_, at({1.9f, 0.5f, -1.5f}), {0.62f, 0.42f, 0.30f});
        put(cube_, glm::rotate(at({1.85f, 1.35f, -1.5f}, glm::vec3{0.7f}), 0.5f, {0, 1, 0}), {0.70f, 0.62f, 0.40f});
        put(ball_, at({0.5f, 0.5f, -0.9f}, glm::vec3{0.5f}), {0.75f, 0.72f, 0.68f});
        put(ball_, at({-0.45f, 0.3f, -0.3f}, glm::vec3{0.3f}), {0.36f, 0.55f, 0.60f});
        for (int i = 0; i < 6; ++i)
            put(cube_, at({-2.4f + 0.28f * static_cast<float>(i), 0.35f, -1.7f}, {0.16f, 0.7f + 0.1f * static_cast<float>(i % 3), 0.5f}),
                {0.55f, 0.30f + 0.05f * static_cast<float>(i), 0.35f});
        put(cube_, at({-1.7f, 0.9f, 1.3f}, {0.18f, 1.8f, 0.18f}), {0.66f, 0.62f, 0.58f});    // 前景的柱子
    }
    static Camera camera() { return orbit({0.2f, 0.6f, -0.8f}, 5.6f, -100, -22); }

private:
    Mesh cube_ = makeCube(), ball_ = makeSphere();
};

struct Occlusion {
    float radius = 0.5f, bias = 0.02f;
    bool checksRange = true, turns = true, blurs = true, usesHorizon = false;
};

/** 由几何缓冲求每个像素的可见比例。 */
class Ssao {
public:
    Ssao(int width, int height, const std::string& horizon = "ssao-gtao.frag") : horizon_{"screen.vert", horizon}, raw_{width, height, {GL_R16F}, false}, smooth_{width, height, {GL_R16F}, false} {
        const auto points = hemisphere();
        glProgramUniform3fv(hemisphere_.id(), hemisphere_.at("samples"), 32, &points[0].x);
        // #region turns
        constexpr std::array order{0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5};   // 相邻的差得远
        std::array<std::array<float, 2>, 16> turns{}, same{};
        for (std::size_t i = 0; i < 16; ++i) {
            const float angle = 6.2831853f * (static_cast<float>(order[i]) + 0.5f) / 16;
            turns[i] = {std::cos(angle), std::sin(angle)};
            same[i] = {1, 0};
        }
        // #endregion
        glCreateTextures(GL_TEXTURE_2D, 2, turns_.data());
        for (std::size_t i = 0; i < 2; ++i) {
            glTextureStorage2D(turns_[i], 1, GL_RG16F, 4, 4);
            glTextureSubImage2D(turns_[i], 0, 0, 0, 4, 4, GL_RG, GL_FLOAT, (i == 0 ? turns : same).data());
        }
    }
    ~Ssao() { glDeleteTextures(2, turns_.data()); }
    Ssao(const Ssao&) = delete;
    Ssao& operator=(const Ssao&) = delete;

    GLuint run(const Screen& screen, const GBuffer& g, const Camera& camera, float aspect, const Occlusion& how) const {
        const Program& program = how.usesHorizon ? horizon_ : hemisphere_;
        const glm::mat4 projection = camera.projection(aspect);
        set(program, "view", camera.view());
        set(program, "projection", projection);
        set(program, "fromProjection", glm::inverse(projection));
        set(program, "radius", how.radius);
        set(program, "bias", how.bias);
        set(program, "checksRange", how.checksRange ? 1 : 0);
        set(blur_, "sharpness", 8.0f);
        g.bindMaps();
        glBindTextureUnit(3, turns_[how.turns ? 0 : 1]);
        raw_.bind();
        screen.draw(program, g.map(0));
        if (!how.blurs) return raw_.color();
        smooth_.bind();
        screen.draw(blur_, raw_.color());
        return smooth_.color();
    }

private:
    Program hemisphere_{"screen.vert", "ssao.frag"}, horizon_, blur_{"screen.vert", "ssao-blur.frag"};
    Offscreen raw_, smooth_;
    std::array<GLuint, 2> turns_{};
};
