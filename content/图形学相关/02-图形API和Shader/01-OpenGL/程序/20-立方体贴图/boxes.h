#pragma once
#include "cubemap.h"

/** 四个彩色的箱子围着原点，外面是天空。 */
class BoxScene {
public:
    /** 画一遍，返回绘制调用的次数。 */
    int draw(const glm::mat4& view, const glm::mat4& projection, const CubeMap& map) const {
        clear();
        lit_.use();
        set(lit_, "view", view);
        set(lit_, "projection", projection);
        set(lit_, "eye", glm::vec3{glm::inverse(view)[3]});
        set(lit_, "lightPosition", glm::vec3{4, 4, 3});
        set(lit_, "lightColor", glm::vec3{1, 0.9f, 0.8f});
        int calls = 0;
        for (const glm::vec3& color : {glm::vec3{0.8f, 0.2f, 0.1f}, {0.1f, 0.5f, 0.25f}, {0.1f, 0.25f, 0.8f}, {0.8f, 0.6f, 0.1f}}) {
            const float angle = glm::radians(90.0f * static_cast<float>(calls)) + 0.5f;
            setSurface(lit_, {.baseColor = color, .ambient = 0.15f});
            setModel(lit_, glm::scale(glm::translate(glm::mat4{1}, {1.9f * std::cos(angle), -0.35f, 1.9f * std::sin(angle)}), glm::vec3{0.8f}));
            cube_.draw();
            ++calls;
        }
        map.bind(0);
        drawSky(sky_, cube_, view, projection);
        return calls + 1;
    }

private:
    Program lit_{"lit.vert", "lit.frag"}, sky_{"sky.vert", "sky.frag"};
    Mesh cube_ = makeCube();
};
