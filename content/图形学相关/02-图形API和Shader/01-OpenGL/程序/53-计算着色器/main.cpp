// hide-start
#include "compute.h"

// hide-end
struct Particle { glm::vec2 position, velocity{0}; };
static_assert(sizeof(Particle) == 16);                   // 与着色器里的步长相同

// hide-start
int main() {
    Window window({.title = "两万个粒子"});
    constexpr GLuint count = 20000;
    std::vector<Particle> start;
    for (GLuint i = 0; i < count; ++i) {
        const float r = 0.95f * std::sqrt((static_cast<float>(i) + 0.5f) / count), angle = 2.3999632f * static_cast<float>(i);
        start.push_back({{1.5f * r * std::cos(angle), r * std::sin(angle)}});
    }
    const ComputeProgram update{"particles.comp"};
    const Program program{"particles.vert", "particles.frag"};
    GLuint vao = 0;
    glCreateVertexArrays(1, &vao);
    const Storage<Particle> particles{start};
    glEnable(GL_FRAMEBUFFER_SRGB);
    const auto view = [&](const char* picture, int steps) {
        return View{picture, [&, steps](const Frame&) {
            if (window.isOffscreen()) particles.write(start);
            // hide-end
            particles.bind(0);
            update.set("dt", 1 / 60.0f);
            for (int i = 0; i < steps; ++i) {
                update.run(groups(count, 64));
                glMemoryBarrier(GL_SHADER_STORAGE_BARRIER_BIT);          // 下一步和顶点着色器都要读
            }
            // hide-start
            clear(0, 0, 0);
            glEnable(GL_BLEND);
            glBlendFunc(GL_ONE, GL_ONE);
            // hide-end
            program.use();
            glBindVertexArray(vao);
            glDrawArrays(GL_POINTS, 0, count);                           // 粒子没有离开过显存
            // hide-start
            glDisable(GL_BLEND);
        }};
    };
    if (window.isOffscreen()) window.run({view("start.png", 0), view("early.png", 45), view("late.png", 150)});
    else window.run({view("", 1)});
    glDeleteVertexArrays(1, &vao);
}
// hide-end
