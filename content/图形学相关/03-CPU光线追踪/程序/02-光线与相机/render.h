#pragma once
#include "camera.h"
#include "image.h"
#include "rows.h"

/** 每个像素沿中心射出一条光线，颜色由 radiance(ray) 给出。 */
template <class Radiance>
Image render(const Camera& camera, Radiance radiance, int threads = threadCount()) {
    Image image(camera.width(), camera.height());
    forEachRow(camera.height(), threads, [&](int y) {
        for (int x = 0; x < camera.width(); ++x) image.at(x, y) = radiance(camera.ray(x + 0.5, y + 0.5));
    });
    return image;
}
