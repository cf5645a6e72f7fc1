#pragma once
#include "offscreen.h"
#include <cstdint>
#include <memory>

// #region gbuffer
/** 几何缓冲：底色与高光4字节、法线4字节、深度与模板4字节。深度是纹理，光照时要读。 */
class GBuffer {
public:
    GBuffer(int width, int height) : width_{width}, height_{height} {
        glCreateTextures(GL_TEXTURE_2D, 3, maps_.data());
        constexpr std::array formats{GL_SRGB8_ALPHA8, GL_RG16, GL_DEPTH24_STENCIL8};
        constexpr std::array places{GL_COLOR_ATTACHMENT0, GL_COLOR_ATTACHMENT1, GL_DEPTH_STENCIL_ATTACHMENT};
        glCreateFramebuffers(1, &id_);
        for (std::size_t i = 0; i < 3; ++i) {
            glTextureStorage2D(maps_[i], 1, static_cast<GLenum>(formats[i]), width, height);
            glTextureParameteri(maps_[i], GL_TEXTURE_MIN_FILTER, GL_NEAREST);
            glNamedFramebufferTexture(id_, static_cast<GLenum>(places[i]), maps_[i], 0);
        }
        constexpr std::array<GLenum, 2> buffers{GL_COLOR_ATTACHMENT0, GL_COLOR_ATTACHMENT1};
        glNamedFramebufferDrawBuffers(id_, 2, buffers.data());
        // hide-start
        if (glCheckNamedFramebufferStatus(id_, GL_DRAW_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE) {
            release();
            throw std::runtime_error("几何缓冲不完整");
        }
        // hide-end
    }
    // hide-start
    ~GBuffer() { release(); }
    GBuffer(const GBuffer&) = delete;
    GBuffer& operator=(const GBuffer&) = delete;
    void bind() const {
        glBindFramebuffer(GL_FRAMEBUFFER, id_);
        glViewport(0, 0, width_, height_);
    }
    void bindMaps() const { glBindTextures(0, 3, maps_.data()); }
    GLuint map(std::size_t i) const { return maps_.at(i); }
    /** 深度与模板拷到别的帧缓冲。格式要相同。 */
    void copyDepthTo(GLuint framebuffer) const {
        glBlitNamedFramebuffer(id_, framebuffer, 0, 0, width_, height_, 0, 0, width_, height_,
                               GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT, GL_NEAREST);
    }

private:
    void release() {
        glDeleteFramebuffers(1, &id_);
        glDeleteTextures(3, maps_.data());
    }
    int width_, height_;
    GLuint id_ = 0;
    std::array<GLuint, 3> maps_{};
    // hide-end
};
// #endregion

/** 与 deferred-forward.frag 里的 Lamp 逐字节相同。 */
struct Lamp {
    glm::vec3 position;
    float radius;
    glm::vec3 color;
    float unused = 0;
};
static_assert(sizeof(Lamp) == 32);

inline std::vector<Lamp> scatteredLamps(int count, float radius) {
    std::uint32_t seed = 7;
    const auto random = [&] {
        seed = seed * 1664525u + 1013904223u;
        return static_cast<float>(seed >> 8) / 16777216.0f;
    };
    std::vector<Lamp> lamps;
    for (int i = 0; i < count; ++i) {
        const float x = 18 * random() - 9, z = 18 * random() - 9, y = 0.3f + 1.2f * random(), hue = 6.2832f * random();
        lamps.push_back({{x, y, z}, radius, 0.8f * (0.55f + 0.45f * glm::vec3{std::cos(hue), std::cos(hue - 2.09f), std::cos(hue + 2.09f)})});
    }
    return lamps;
}

/** 地面与九行箱子、球。 */
class Yard {
public:
    void draw(const Program& program, const Camera& camera, float aspect) const {
        program.use();
        setCamera(program, camera, aspect);
        setSurface(program, {.baseColor = glm::vec3{0.5f}, .ambient = 0.03f, .specular = 0.1f});
        setModel(program, glm::mat4{1});
        ground_.draw();
        for (int x = -4; x <= 4; ++x)
            for (int z = 4; z >= -4; --z) {                  // 由近到远
                const bool isBall = (x + z) % 2 != 0;
                setSurface(program, {.baseColor = isBall ? glm::vec3{0.75f, 0.72f, 0.66f} : glm::vec3{0.62f, 0.42f, 0.30f},
                                     .ambient = 0.03f, .specular = isBall ? 0.6f : 0.1f});
                setModel(program, at({2.0f * static_cast<float>(x), 0.5f, 2.0f * static_cast<float>(z)}, glm::vec3{isBall ? 0.5f : 1.0f}));
                (isBall ? ball_ : cube_).draw();
            }
    }
    static Camera camera() { return orbit({0, 0, 0.5f}, 14.0f, -80, -30); }

private:
    Mesh cube_ = makeCube(), ball_ = makeSphere(), ground_ = makeFloor(22, 1);
};

/** 一段绘制里有多少片段通过了深度与模板测试。 */
template <class Draw>
long long passed(const Draw& draw) {
    GLuint query = 0, samples = 0;
    glGenQueries(1, &query);
    glBeginQuery(GL_SAMPLES_PASSED, query);
    draw();
    glEndQuery(GL_SAMPLES_PASSED);
    glGetQueryObjectuiv(query, GL_QUERY_RESULT, &samples);     // 等结果，会停住
    glDeleteQueries(1, &query);
    return samples;
}

enum class Volumes { screen, front, back, behind, stencil };

/** 光照一趟：读几何缓冲，把每盏灯加进现在绑着的浮点帧缓冲。 */
class LightPass {
public:
    explicit LightPass(const std::string& fragment = "deferred-light.frag")
        : light_{"deferred-light.vert", fragment}, whole_{"screen.vert", fragment} {}
    void draw(const GBuffer& g, const Camera& camera, float aspect, const std::vector<Lamp>& lamps, Volumes how) const {
        const glm::mat4 projection = camera.projection(aspect);
        g.bindMaps();
        for (const Program* program : {&light_, &mark_, &whole_}) {
            set(*program, "view", camera.view());
            set(*program, "projection", projection);
            set(*program, "fromClip", glm::inverse(projection * camera.view()));
            set(*program, "eye", camera.position);
        }
        glEnable(GL_BLEND);
        glBlendFunc(GL_ONE, GL_ONE);                         // 光是可以相加的
        glDepthMask(GL_FALSE);
        glEnable(GL_CULL_FACE);
        for (const Lamp& lamp : lamps) one(lamp, how);
        glDisable(GL_CULL_FACE);
        glDisable(GL_STENCIL_TEST);
        glDisable(GL_BLEND);
        glDepthFunc(GL_LESS);
        glDepthMask(GL_TRUE);
        glEnable(GL_DEPTH_TEST);
    }
    bool counts = false;                                     // 数一数算了几个片段
    mutable long long shaded = 0;

private:
    void shade(const auto& draw) const {
        if (counts) shaded += passed(draw);
        else draw();
    }
    void shadeBall() const { shade([&] { ball_.draw(); }); }
    void use(const Program& program, const Lamp& lamp) const {
        program.use();
        set(program, "lightPosition", lamp.position);
        set(program, "lightColor", lamp.color);
        set(program, "radius", lamp.radius);
    }
    // #region volume
    void one(const Lamp& lamp, Volumes how) const {
        // hide-start
        if (how == Volumes::screen) {
            use(whole_, lamp);
            glDisable(GL_DEPTH_TEST);
            glDisable(GL_CULL_FACE);
            glBindVertexArray(screen_.vao());
            shade([] { glDrawArrays(GL_TRIANGLES, 0, 3); });
            return;
        }
        if (how == Volumes::front || how == Volumes::back) {
            use(light_, lamp);
            glCullFace(how == Volumes::front ? GL_BACK : GL_FRONT);
            if (how == Volumes::back) glDisable(GL_DEPTH_TEST);
            shadeBall();
            return;
        }
        // hide-end
        if (how == Volumes::behind) {                        // 一趟：背面在表面之后才算
            use(light_, lamp);
            glCullFace(GL_FRONT);                            // 只画背面
            glDepthFunc(GL_GEQUAL);
            shadeBall();
            return;
        }
        use(mark_, lamp);                                    // 第一趟：只改模板
        glEnable(GL_STENCIL_TEST);
        glDisable(GL_CULL_FACE);
        glEnable(GL_DEPTH_TEST);
        glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
        glStencilFunc(GL_ALWAYS, 0, 0xff);
        glStencilOpSeparate(GL_BACK, GL_KEEP, GL_INCR_WRAP, GL_KEEP);    // 背面被表面挡住：加1
        glStencilOpSeparate(GL_FRONT, GL_KEEP, GL_DECR_WRAP, GL_KEEP);   // 正面被表面挡住：减1
        ball_.draw();

        use(light_, lamp);                                    // 第二趟：不为0的才算，顺手清零
        glEnable(GL_CULL_FACE);
        glCullFace(GL_FRONT);
        glDisable(GL_DEPTH_TEST);
        glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
        glStencilFunc(GL_NOTEQUAL, 0, 0xff);
        glStencilOp(GL_KEEP, GL_KEEP, GL_ZERO);
        shadeBall();
    }
    // #endregion
    struct Empty {
        Empty() { glCreateVertexArrays(1, &id); }
        ~Empty() { glDeleteVertexArrays(1, &id); }
        Empty(const Empty&) = delete;
        Empty& operator=(const Empty&) = delete;
        GLuint vao() const { return id; }
        GLuint id = 0;
    };
    Program light_, whole_, mark_{"deferred-light.vert", "lamp.frag"};
    Mesh ball_ = makeSphere(16, 8);
    Empty screen_;
};

inline void toScreen(const Screen& screen, const Program& plain, GLuint canvas, const Frame& frame, GLuint texture) {
    glBindFramebuffer(GL_FRAMEBUFFER, canvas);
    glViewport(0, 0, frame.width, frame.height);
    glEnable(GL_FRAMEBUFFER_SRGB);
    screen.draw(plain, texture);
}
