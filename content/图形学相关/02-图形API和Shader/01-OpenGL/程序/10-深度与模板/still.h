#pragma once
#include "stage.h"

/** 本章共用的静物：球、方块、地面，和照它们的一盏灯。 */
struct Still {
    Program lit{"lit.vert", "lit.frag"}, plain{"lit.vert", "lamp.frag"};
    Mesh ball = makeSphere(), cube = makeCube(), ground = makeFloor(14, 1);

    void begin(const glm::mat4& view, const glm::mat4& projection, glm::vec3 eye) const {
        for (const Program* program : {&lit, &plain}) {
            set(*program, "view", view);
            set(*program, "projection", projection);
        }
        set(lit, "eye", eye);
        set(lit, "lightPosition", glm::vec3{2.5f, 5, 4});
        set(lit, "lightColor", glm::vec3{1});
    }
    void begin(const Camera& camera, float aspect) const { begin(camera.view(), camera.projection(aspect), camera.position); }

    /** 受光照地画。 */
    void draw(const Mesh& mesh, const glm::mat4& model, glm::vec3 color, float specular = 0.3f) const {
        lit.use();
        setSurface(lit, {.baseColor = color, .ambient = 0.12f, .specular = specular});
        setModel(lit, model);
        mesh.draw();
    }
    /** 只填一种颜色。 */
    void fill(const Mesh& mesh, const glm::mat4& model, glm::vec3 color) const {
        plain.use();
        set(plain, "lightColor", color);
        setModel(plain, model);
        mesh.draw();
    }
};

namespace colors {
inline constexpr glm::vec3 coral{0.80f, 0.28f, 0.20f}, teal{0.06f, 0.36f, 0.42f}, gray{0.30f, 0.31f, 0.33f}, gold{1.0f, 0.62f, 0.08f};
}

inline glm::mat4 at(glm::vec3 position, glm::vec3 size = glm::vec3{1}) {
    return glm::scale(glm::translate(glm::mat4{1}, position), size);
}
