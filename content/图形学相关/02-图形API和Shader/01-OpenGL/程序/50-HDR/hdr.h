#pragma once
#include "offscreen.h"
#include "room.h"
#include <memory>

// #region lamps
/** 看得见的灯泡：位置与发光的强度。 */
struct Bulb { glm::vec3 position, radiance; };
inline const std::vector<Bulb> bulbs{
    {{-3.0f, 1.5f, 0.9f}, {24, 6.5f, 2.4f}}, {{2.7f, 1.5f, 0.9f}, {2.2f, 9, 24}},
    {{-0.9f, 1.6f, -1.2f}, {14, 13, 11}}, {{1.2f, 2.3f, -3.2f}, {22, 4, 18}}};
// #endregion

/** 四盏灯照着的房间，灯泡自己也画出来。画到现在绑着的帧缓冲，值是线性的，可以大于1。 */
class NightRoom {
public:
    void draw(float aspect) const {
        std::vector<Light> lights{directional({-0.4f, -1, -0.3f}, {0.03f, 0.035f, 0.05f})};
        for (const Bulb& bulb : bulbs) lights.push_back(pointLight(bulb.position, 0.5f * bulb.radiance, 6));
        buffer_.update(lights);
        glEnable(GL_DEPTH_TEST);
        room_.draw(lit_, camera(), aspect);
        lamp_.use();
        setCamera(lamp_, camera(), aspect);
        for (const Bulb& bulb : bulbs) {
            set(lamp_, "lightColor", bulb.radiance);
            setModel(lamp_, at(bulb.position, glm::vec3{0.16f}));
            ball_.draw();
        }
    }
    static Camera camera() { return orbit({0, 0.6f, 0}, 8.2f, -75, -17); }

private:
    Program lit_{"lit.vert", "lights.frag"}, lamp_{"lit.vert", "lamp.frag"};
    LightBuffer buffer_;
    Room room_;
    Mesh ball_ = makeSphere();
};

// #region chain
/** 一串越来越小的浮点纹理：先逐级缩小，再逐级放大混回去。 */
class BloomChain {
public:
    // hide-start
    BloomChain(int width, int height, int levels) {
        for (int i = 1; i <= levels; ++i)
            levels_.push_back(std::make_unique<Offscreen>(std::max(width >> i, 1), std::max(height >> i, 1),
                                                          std::vector<GLenum>{GL_RGBA16F}, false));
    }
    // hide-end
    /** 从 scene 得到光晕，返回半大的那张纹理。 */
    GLuint run(const Screen& screen, GLuint scene) const {
        for (std::size_t i = 0; i < levels_.size(); ++i) {
            levels_[i]->bind();
            screen.draw(down_, i == 0 ? scene : levels_[i - 1]->color());
        }
        // hide-start
        if (!grows) return levels_.back()->color();
        // hide-end
        glEnable(GL_BLEND);
        glBlendColor(0, 0, 0, 0.4f);                             // 自己占四成，更小的那级占六成
        glBlendFunc(GL_ONE_MINUS_CONSTANT_ALPHA, GL_CONSTANT_ALPHA);
        for (std::size_t i = levels_.size() - 1; i > 0; --i) {
            levels_[i - 1]->bind();
            screen.draw(up_, levels_[i]->color());
        }
        glDisable(GL_BLEND);
        return levels_[0]->color();
    }
    // hide-start
    bool grows = true;                                           // 假：只缩小，返回最小的一级

private:
    Program down_{"screen.vert", "hdr-down.frag"}, up_{"screen.vert", "hdr-up.frag"};
    std::vector<std::unique_ptr<Offscreen>> levels_;
    // hide-end
};
// #endregion

/** 最后一步：曝光、色调映射、编码、抖动。画到 target，它是8位的。 */
struct Finish {
    int curve = 3;
    float exposure = 1, bloom = 0, dither = 1;
};
inline void finish(const Screen& screen, const Program& tone, GLuint scene, GLuint glow, const Finish& how) {
    set(tone, "curve", how.curve);
    set(tone, "exposure", how.exposure);
    set(tone, "bloom", how.bloom);
    set(tone, "dither", how.dither);
    glDisable(GL_FRAMEBUFFER_SRGB);                              // 着色器自己编码
    glBindTextureUnit(1, glow);
    screen.draw(tone, scene);
}
