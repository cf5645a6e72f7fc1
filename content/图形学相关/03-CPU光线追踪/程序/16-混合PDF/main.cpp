#include "render.h"
#include "scene.h"
#include <cstdio>

int main() {
    const Scene gallery = makeGallery();
    const Camera camera(galleryView(320));
    savePng(render(camera, {.grid = 6}, [&](const Ray& ray) { return traceMis(ray, gallery); }), "final3.png");
}
