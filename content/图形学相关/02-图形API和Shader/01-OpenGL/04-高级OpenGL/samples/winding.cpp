// hide-start
#include "sheet.h"

int main() {
    Window window({.title = "绕向"});
    const Still still;
    const Program flipping{"lit.vert", variant("lit.frag", "normalize(worldNormal);", "normalize(gl_FrontFacing ? worldNormal : -worldNormal);")};
    const Mesh arc = makeArc();
    glEnable(GL_DEPTH_TEST);
    glEnable(GL_FRAMEBUFFER_SRGB);
    const Camera camera = orbit({0, 0.3f, 0}, 4.2f, -90, -24);
    enum class Facing { reversed, fixed, byDeterminant };
    const auto boxes = [&](const char* picture, Facing facing) {
        return View{picture, [&, facing](const Frame& frame) {
            clear(0.10f, 0.12f, 0.14f);
            still.begin(camera, frame.aspect());
            // hide-end
            glEnable(GL_CULL_FACE);
            for (const float side : {1.0f, -1.0f}) {
                glm::mat4 model = at({-1.05f * side, 0.3f, 0}, {side * 1.2f, 1.2f, 1.2f});       // 右边的带负缩放
                model = glm::rotate(model, glm::radians(30.0f), {0, 1, 0});
                const bool isMirrored = glm::determinant(glm::mat3{model}) < 0;
                // highlight-next-line
                glFrontFace(facing == Facing::byDeterminant && isMirrored ? GL_CW : GL_CCW);
                if (facing == Facing::reversed) glFrontFace(isMirrored ? GL_CCW : GL_CW);
                still.draw(still.cube, model, side > 0 ? colors::coral : colors::teal);
            }
            glFrontFace(GL_CCW);
            glDisable(GL_CULL_FACE);
            // hide-start
        }};
    };
    const auto paper = [&](const char* picture, const Program& program) {
        return View{picture, [&](const Frame& frame) {
            clear(0.10f, 0.12f, 0.14f);
            program.use();
            setCamera(program, camera, frame.aspect());
            set(program, "lightPosition", glm::vec3{0.5f, 3, 6});
            set(program, "lightColor", glm::vec3{1});
            setSurface(program, {.baseColor = {0.75f, 0.50f, 0.12f}, .ambient = 0.06f, .specular = 0.2f});
            for (const float side : {-1.0f, 1.0f}) {
                setModel(program, glm::rotate(at({1.15f * side, 0.3f, 0}, glm::vec3{0.85f}), side > 0 ? glm::radians(170.0f) : 0, {0, 1, 0}));
                arc.draw();
            }
        }};
    };
    // hide-end
    // 双面：flipping 是 lit.frag 里把法线换成 gl_FrontFacing ? worldNormal : -worldNormal
    window.run({boxes("winding.png", Facing::reversed), boxes("mirrored.png", Facing::fixed), boxes("mirrored-fixed.png", Facing::byDeterminant),
                paper("one-sided.png", still.lit), paper("two-sided.png", flipping)});
    // hide-start
}
// hide-end
