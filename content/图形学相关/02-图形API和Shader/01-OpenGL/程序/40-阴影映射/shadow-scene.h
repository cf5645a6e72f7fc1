#pragma once
#include "sheet.h"
#include "shadow-map.h"
#include <functional>

/** 这一页反复画的东西。每个物体画两遍：一遍只要深度，一遍要颜色。 */
class ShadowScene {
public:
    struct Item {
        const Mesh& mesh;
        glm::mat4 model;
        glm::vec3 color;
    };
    Mesh ball = makeSphere(), cube = makeCube(), ground = makeFloor(60, 1), sheet = makeSheet();

    std::vector<Item> items() const {
        return {{ground, glm::mat4{1}, colors::gray},
                {ball, at({-1.3f, 0.6f, 0.6f}, glm::vec3{0.6f}), colors::coral},
                {cube, glm::rotate(at({0.6f, 0.7f, -0.9f}, {1, 1.4f, 1}), 0.5f, {0, 1, 0}), colors::teal},
                {cube, glm::rotate(at({2.0f, 0.6f, 0.9f}, {0.06f, 1.2f, 1.3f}), -0.3f, {0, 1, 0}), colors::gold}};
    }
    Camera camera() const { return orbit({0.5f, 0.5f, 0}, 5.6f, -80, -25); }
};

/** 怎样画这两趟。 */
struct ShadowOptions {
    float bias = 0;                      // 着色器里减去的深度
    float factor = 0, units = 0;         // glPolygonOffset
    int radius = 0;
    bool isLinear = true, clampsToEdge = false, cullsFront = false, hasShadow = true;
};

class ShadowRenderer {
public:
    Program depth{"shadow-depth.vert", "shadow-depth.frag"}, lit{"shadow-lit.vert", "shadow-lit.frag"};

    // #region passes
    /** 第一趟：从光源看，只写深度。 */
    void drawDepth(const ShadowMap& map, const Sun& sun, const std::vector<ShadowScene::Item>& items) const {
        map.begin();
        depth.use();
        set(depth, "lightMatrix", sun.matrix());
        for (const auto& item : items) {
            set(depth, "model", item.model);
            item.mesh.draw();
        }
    }

    /** 第二趟：从相机看，每个片段到图里查一次。 */
    void drawLit(const ShadowMap& map, const Sun& sun, const std::vector<ShadowScene::Item>& items) const {
        map.bind(0);
        lit.use();
        set(lit, "lightMatrix", sun.matrix());
        set(lit, "toLight", sun.toLight);
        for (const auto& item : items) {
            set(lit, "baseColor", item.color);
            setModel(lit, item.model);
            item.mesh.draw();
        }
    }
    // #endregion

    void draw(const ShadowMap& map, const Sun& sun, const std::vector<ShadowScene::Item>& items, const Camera& camera,
              const Frame& frame, const ShadowOptions& options) const {
        const GLuint canvas = currentFramebuffer();
        const GLint filter = options.isLinear ? GL_LINEAR : GL_NEAREST;
        glTextureParameteri(map.id(), GL_TEXTURE_MIN_FILTER, filter);
        glTextureParameteri(map.id(), GL_TEXTURE_MAG_FILTER, filter);
        const GLint wrap = options.clampsToEdge ? GL_CLAMP_TO_EDGE : GL_CLAMP_TO_BORDER;
        glTextureParameteri(map.id(), GL_TEXTURE_WRAP_S, wrap);
        glTextureParameteri(map.id(), GL_TEXTURE_WRAP_T, wrap);

        if (options.cullsFront) {
            glEnable(GL_CULL_FACE);
            glCullFace(GL_FRONT);
        }
        glEnable(GL_POLYGON_OFFSET_FILL);
        glPolygonOffset(options.factor, options.units);
        drawDepth(map, sun, options.hasShadow ? items : std::vector<ShadowScene::Item>{});
        glDisable(GL_POLYGON_OFFSET_FILL);
        glDisable(GL_CULL_FACE);
        glCullFace(GL_BACK);

        glBindFramebuffer(GL_FRAMEBUFFER, canvas);
        glViewport(0, 0, frame.width, frame.height);
        clear(0.35f, 0.45f, 0.60f);
        set(lit, "view", camera.view());
        set(lit, "projection", camera.projection(frame.aspect()));
        set(lit, "lightColor", glm::vec3{1.25f, 1.2f, 1.1f});
        set(lit, "ambient", 0.18f);
        set(lit, "bias", options.bias);
        set(lit, "radius", options.radius);
        drawLit(map, sun, items);
    }
};
