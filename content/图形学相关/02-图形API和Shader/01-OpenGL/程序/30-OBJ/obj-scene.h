#pragma once
#include "crate.h"
#include "obj-model.h"
#include "still.h"
#include <memory>
#include <stb/stb_image_write.h>

/** 板上的木纹，画好存成 textures/board.png，当作别人给的贴图。 */
inline void paintBoard() {
    std::filesystem::create_directories("textures");
    std::vector<unsigned char> bytes;
    for (int y = 0; y < 128; ++y)
        for (int x = 0; x < 192; ++x) {
            const double grain = 0.5 + 0.5 * std::sin(0.35 * y + 2.5 * std::sin(0.035 * x + y / 32));
            const bool isStripe = (x + std::abs(y - 64)) % 64 < 26;
            for (const double value : {isStripe ? 196.0 : 214 + 22 * grain, isStripe ? 52.0 : 178 + 22 * grain, isStripe ? 38.0 : 120 + 20 * grain})
                bytes.push_back(static_cast<unsigned char>(value));
        }
    stbi_flip_vertically_on_write(1);
    stbi_write_png("textures/board.png", 192, 128, 3, bytes.data(), 3 * 192);
}

/** OBJ 读成的模型：每种材质一份网格，按材质画。 */
class ObjScene {
public:
    ObjScene(const ObjFile& file, const std::map<std::string, ObjMaterial>& materials, Cut cut = Cut::ears) {
        for (const auto& [name, mesh] : buildMeshes(file, cut)) {
            const auto found = materials.find(name);
            const ObjMaterial material = found == materials.end() ? ObjMaterial{} : found->second;
            parts_.push_back({std::make_unique<Mesh>(mesh.vertices, std::vector{3, 3, 2}, mesh.indices), material.color,
                              std::make_unique<Texture>(material.image.empty() ? plain(255, 255, 255) : loadImage(material.image.string()))});
        }
    }
    void draw(const Program& program, const glm::mat4& model) const {
        setModel(program, model);
        for (const Part& part : parts_) {
            part.image->bind(0);
            set(program, "material.tint", part.color);
            part.mesh->draw();
        }
    }

private:
    struct Part {
        std::unique_ptr<Mesh> mesh;
        glm::vec3 color;
        std::unique_ptr<Texture> image;
    };
    std::vector<Part> parts_;
};

/** 地面与灯；program 是 lit.vert 加 material.frag。 */
class ObjStage {
public:
    void begin(const Camera& camera, float aspect) const {
        clear(0.22f, 0.28f, 0.34f);
        program.use();
        setCamera(program, camera, aspect);
        set(program, "light.position", glm::vec3{3, 6, 5});
        set(program, "light.ambient", glm::vec3{0.25f});
        set(program, "light.diffuse", glm::vec3{0.85f});
        set(program, "light.specular", glm::vec3{0.25f});
        set(program, "material.shininess", 24.0f);
        set(program, "material.glow", 0.0f);
        dark_.bind(1);
        dark_.bind(2);
        white_.bind(0);
        set(program, "material.tint", glm::vec3{0.16f, 0.26f, 0.14f});
        setModel(program, glm::mat4{1});
        ground_.draw();
    }
    Program program{"lit.vert", "material.frag"};

private:
    Mesh ground_ = makeFloor(30, 1);
    Texture white_{plain(255, 255, 255)}, dark_{plain(0, 0, 0)};
};
