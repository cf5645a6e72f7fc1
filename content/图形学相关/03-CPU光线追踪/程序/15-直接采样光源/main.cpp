#include "render.h"
#include "scene.h"

int main() {
    const Scene room = makeRoom(0.2);
    const Camera camera(roomView(240));
    savePng(render(camera, {.grid = 4}, [&](const Ray& ray) { return trace(ray, room.world, 10, black); }), "by-chance.png");
    savePng(render(camera, {.grid = 4}, [&](const Ray& ray) { return traceDirect(ray, room, 10); }), "direct.png");
}
