// hide-start
#include "controls.h"
#include "offscreen.h"

int main() {
    Window window({.title = "后处理：鼠标看，WASD走，空格换效果"});
    const Still still;
    const Screen screen;
    const auto effect = [](const char* to) { return Program{"screen.vert", variant("post.frag", "vec4(sum, 1.0)", to)}; };
    const Program invert = effect("vec4(1.0 - sum, 1.0)");
    const Program gray = effect("vec4(vec3(dot(sum, vec3(0.2126, 0.7152, 0.0722))), 1.0)");     // 线性的亮度
    const Program plain{"screen.vert", "post.frag"};
    // hide-end
    const Kernel sharpen{0, -1, 0, -1, 5, -1, 0, -1, 0};
    const Kernel edge{-1, -1, -1, -1, 8, -1, -1, -1, -1};
    // hide-start
    glEnable(GL_DEPTH_TEST);
    glEnable(GL_FRAMEBUFFER_SRGB);
    Camera camera = orbit({0, 0.6f, 0}, 4.4f, -90, -14);
    Controls controls{window, camera};
    std::unique_ptr<Offscreen> scene;

    const auto view = [&](const char* picture, const Program& program, const Kernel& kernel) {
        return View{picture, [&, kernel](const Frame& frame) {
            controls.update(frame);
            const GLuint canvas = currentFramebuffer();
            if (!scene || scene->width() != frame.width || scene->height() != frame.height)
                scene = std::make_unique<Offscreen>(frame.width, frame.height, std::vector<GLenum>{GL_RGBA16F});
            // hide-end
            scene->bind();                                       // 画到纹理，视口也换
            drawStill(still, camera, frame.aspect());

            glBindFramebuffer(GL_FRAMEBUFFER, canvas);
            glViewport(0, 0, frame.width, frame.height);
            screen.draw(program, scene->color(), kernel);        // 再铺满画面
            // hide-start
        }};
    };
    window.run({view("scene.png", plain, same), view("invert.png", invert, same), view("gray.png", gray, same),
                view("sharpen.png", plain, sharpen), view("edge.png", plain, edge)});
}
// hide-end
