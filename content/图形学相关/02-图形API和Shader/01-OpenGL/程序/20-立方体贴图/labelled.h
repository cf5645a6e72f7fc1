#pragma once
#include "cubemap.h"
#include "picture.h"

/** 每面 8×8、最近过滤的立方体贴图，纹素的三个字节是：面的编号、列、行。 */
class LabelledCube {
public:
    LabelledCube() {
        glTextureParameteri(map_.id(), GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        glTextureParameteri(map_.id(), GL_TEXTURE_MAG_FILTER, GL_NEAREST);
        for (int face = 0; face < 6; ++face) {
            Image image{8, 8, {}};
            for (int y = 0; y < 8; ++y)
                for (int x = 0; x < 8; ++x)
                    for (const int value : {face, x, y, 255}) image.rgba.push_back(static_cast<unsigned char>(value));
            map_.upload(face, image);
        }
    }
    /** 让显卡沿 direction 查一次，读回那个纹素。 */
    std::array<int, 3> read(Window& window, glm::vec3 direction) const {
        std::array<int, 3> texel{};
        window.drawOffscreen({"", [&](const Frame&) {
            program_.use();
            map_.bind(0);
            set(program_, "direction", direction);
            screen_.draw();
        }}, [&] { texel = readPicture(1, 1).at(0, 0); });
        return texel;
    }

private:
    CubeMap map_{8, 1, GL_RGBA8};
    Program program_{"textured.vert", "look.frag"};
    Mesh screen_{{-1, -1, 0, 1, 0, 0, 3, -1, 0, 1, 0, 0, -1, 3, 0, 1, 0, 0}, {4, 2}};
};
