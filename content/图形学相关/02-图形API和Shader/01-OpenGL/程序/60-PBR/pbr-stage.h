#pragma once
#include "offscreen.h"
#include <fstream>
#include <sstream>

/** 把几个 GLSL 文件首尾相接，写成一个片段着色器，返回它的名字。 */
inline std::string joined(const std::vector<std::string>& files) {
    std::ostringstream text;
    text << "#version 450 core\n";
    for (const std::string& file : files) {
        std::ifstream in(file, std::ios::binary);
        if (!in) throw std::runtime_error("打不开 " + file);
        text << in.rdbuf() << '\n';
    }
    static int count = 0;
    const std::string name = "joined" + std::to_string(++count) + ".frag";
    std::ofstream{name, std::ios::binary} << text.str();
    return name;
}

struct PbrMaterial {
    glm::vec3 albedo{0.80f, 0.28f, 0.20f};
    float metallic = 0, roughness = 0.5f;
};

inline void setMaterial(const Program& program, const PbrMaterial& material) {
    set(program, "material.albedo", material.albedo);
    set(program, "material.metallic", material.metallic);
    set(program, "material.roughness", material.roughness);
}

struct PbrLight { glm::vec3 position, intensity; };

inline void setLights(const Program& program, const std::vector<PbrLight>& lights) {
    if (lights.size() > 4) throw std::length_error("着色器里只有四盏灯");
    set(program, "lightCount", static_cast<int>(lights.size()));
    for (std::size_t i = 0; i < lights.size(); ++i) {
        const std::string index = "[" + std::to_string(i) + "]";
        set(program, ("lightPosition" + index).c_str(), lights[i].position);
        set(program, ("lightIntensity" + index).c_str(), lights[i].intensity);
    }
}

// #region balls
/** 材质球阵列：每行一种金属度，从左到右粗糙度由 0.05 到 1。 */
class BallGrid {
public:
    void draw(const Program& program, const Camera& camera, float aspect, glm::vec3 albedo) const {
        program.use();
        setCamera(program, camera, aspect);
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < columns; ++column) {
                const auto x = static_cast<float>(column), y = static_cast<float>(row);
                setMaterial(program, {albedo, y / (rows - 1), glm::mix(0.05f, 1.0f, x / (columns - 1))});
                setModel(program, at({2.4f * (x - 3), 2.4f * (y - 1), 0}));
                ball_.draw();
            }
    }
    static Camera camera() {
        Camera camera = orbit({0, 0, 0}, 19, -90, 0);
        camera.fov = 29;                                 // 离远些、视角小些，边上的球不变形
        return camera;
    }

private:
    static constexpr int rows = 3, columns = 7;
    Mesh ball_ = makeSphere(64, 32);
};
// #endregion

/** 先画进浮点纹理，再压到 0 到 1，画到现在绑着的帧缓冲。 */
class ToneMapped {
public:
    explicit ToneMapped(float exposure = 1, const std::string& fragment = "pbr-tone.frag") : program_{"screen.vert", fragment} {
        set(program_, "exposure", exposure);
    }
    template <class Draw>
    void draw(const Frame& frame, Draw scene) {
        const GLuint canvas = currentFramebuffer();
        if (!target_ || target_->width() != frame.width || target_->height() != frame.height)
            target_ = std::make_unique<Offscreen>(frame.width, frame.height, std::vector<GLenum>{GL_RGBA16F});
        target_->bind();
        scene();
        glBindFramebuffer(GL_FRAMEBUFFER, canvas);
        glViewport(0, 0, frame.width, frame.height);
        screen_.draw(program_, target_->color());
    }

private:
    Program program_;
    Screen screen_;
    std::unique_ptr<Offscreen> target_;
};
