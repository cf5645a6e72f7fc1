#pragma once
#include "lights.h"
#include "stage.h"

/** 地面上三行箱子与球，供各种灯照。 */
class Room {
public:
    void draw(const Program& program, const Camera& camera, float aspect) const {
        clear();
        program.use();
        setCamera(program, camera, aspect);
        setSurface(program, {.baseColor = glm::vec3{0.55f, 0.53f, 0.50f}, .ambient = 0.02f, .specular = 0.15f, .shininess = 24});
        setModel(program, glm::mat4{1});
        ground_.draw();
        for (int x = -2; x <= 2; ++x)
            for (int z = -1; z <= 1; ++z) {
                const bool isBall = (x + z) % 2 != 0;
                const glm::mat4 place = glm::translate(glm::mat4{1}, {1.8f * static_cast<float>(x), 0.5f, 1.8f * static_cast<float>(z)});
                setModel(program, isBall ? glm::scale(place, glm::vec3{0.5f}) : place);
                (isBall ? ball_ : cube_).draw();
            }
    }
    static Camera camera() { return orbit({0, 0.2f, 0}, 8.5f, -75, -28); }

private:
    Mesh cube_ = makeCube(), ball_ = makeSphere(), ground_ = makeFloor(24, 1);
};

/** 四盏颜色不同的点光源，一支手电筒，一点月光。 */
inline std::vector<Light> nightLights(const Camera& camera) {
    return {directional({-0.4f, -1, -0.3f}, {0.05f, 0.06f, 0.09f}),
            pointLight({-3.0f, 1.6f, 0.9f}, {4.0f, 1.2f, 0.5f}, 5), pointLight({3.0f, 1.6f, 0.9f}, {0.4f, 1.6f, 4.0f}, 5),
            pointLight({-1.0f, 1.8f, -3.0f}, {0.6f, 3.4f, 0.9f}, 5), pointLight({2.4f, 1.8f, -3.2f}, {3.4f, 0.7f, 3.0f}, 5),
            spotLight(camera.position, camera.forward(), {30, 29, 26}, 30, 7, 11)};
}
