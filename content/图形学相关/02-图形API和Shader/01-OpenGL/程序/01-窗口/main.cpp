#include "window.h"

int main() {
    Window window({.title = "清屏"});
    window.run({{"clear.png", [](const Frame&) {
        glClearColor(0.16f, 0.45f, 0.55f, 1.0f);
        glClear(GL_COLOR_BUFFER_BIT);
    }}});
}
