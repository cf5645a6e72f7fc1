#include "render.h"
#include "scene.h"

int main() {
    const Scene gallery = makeGallery();
    const Camera camera(galleryView(320));
    savePng(render(camera, {.grid = 7}, [&](const Ray& ray) { return traceMis(ray, gallery, {.roulette = 2}); }), "final3.png");
}
