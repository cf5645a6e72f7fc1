#pragma once
#include "deferred.h"

struct Box { float nearest = 1e9f, farthest = 0; };

/** 观察空间里，灯的球是否碰到从相机看像素块 [x0,x1)×[y0,y1) 的角锥，深度在 box 之内。 */
inline bool touches(glm::vec3 center, float radius, glm::vec2 low, glm::vec2 high, Box box) {
    const float z = -center.z;                                   // 沿视线的距离，米
    if (z + radius < box.nearest || z - radius > box.farthest) return false;
    const glm::vec3 sides[]{{1, 0, low.x}, {-1, 0, -high.x}, {0, 1, low.y}, {0, -1, -high.y}};   // 里面为正
    for (const glm::vec3& side : sides)
        if (glm::dot(center, side) / glm::length(side) < -radius) return false;
    return true;
}

struct TileCount { long long seen = 0, needed = 0, byTile = 0, byRange = 0, byCluster = 0; };

/** 按 16×16 的块、块加深度范围、簇，各要算几次光照；needed 是真正照得到的。depth 从左下角起。 */
inline TileCount countByTile(const std::vector<float>& depth, int width, int height, const Camera& camera, const std::vector<Lamp>& lamps) {
    constexpr int tile = 16;
    // 逐像素、逐块、逐簇数灯
    const int pixels = width * height;
    const float aspect = static_cast<float>(width) / static_cast<float>(height);
    const glm::mat4 view = camera.view(), fromClip = glm::inverse(camera.projection(aspect) * view);
    std::vector<float> distance(depth.size());
    TileCount total;
    for (int i = 0; i < pixels; ++i) {
        if (depth[static_cast<std::size_t>(i)] == 1) continue;
        ++total.seen;
        const float x = (static_cast<float>(i % width) + 0.5f) / static_cast<float>(width), y = (static_cast<float>(i / width) + 0.5f) / static_cast<float>(height);
        glm::vec4 p = fromClip * glm::vec4{2 * x - 1, 2 * y - 1, 2 * depth[static_cast<std::size_t>(i)] - 1, 1};
        p /= p.w;
        distance[static_cast<std::size_t>(i)] = -(view * p).z;
        for (const Lamp& lamp : lamps) total.needed += glm::distance(lamp.position, glm::vec3{p}) < lamp.radius;
    }
    const glm::vec2 half{aspect * std::tan(glm::radians(camera.fov / 2)), std::tan(glm::radians(camera.fov / 2))};
    const auto slice = [](float d) { return static_cast<int>(std::floor(8 * std::log2(d))); };   // 每翻一倍8片
    for (int ty = 0; ty < height; ty += tile)
        for (int tx = 0; tx < width; tx += tile) {
            const int right = std::min(tx + tile, width), top = std::min(ty + tile, height);
            const auto tangent = [&](int x, int y) {
                return half * (2.0f * glm::vec2{x, y} / glm::vec2{width, height} - 1.0f);
            };
            const glm::vec2 low = tangent(tx, ty), high = tangent(right, top);
            Box range;
            long long count = 0;
            std::array<long long, 64> slices{};
            for (int y = ty; y < top; ++y)
                for (int x = tx; x < right; ++x) {
                    const float d = distance[static_cast<std::size_t>(y * width + x)];
                    if (d == 0) continue;
                    ++count;
                    range = {std::min(range.nearest, d), std::max(range.farthest, d)};
                    ++slices.at(static_cast<std::size_t>(slice(d)));
                }
            for (const Lamp& lamp : lamps) {
                const glm::vec3 c{view * glm::vec4{lamp.position, 1}};
                if (touches(c, lamp.radius, low, high, {0.1f, 100})) total.byTile += count;
                if (count && touches(c, lamp.radius, low, high, range)) total.byRange += count;
                for (std::size_t s = 0; s < slices.size(); ++s)
                    if (slices[s] && touches(c, lamp.radius, low, high, {std::exp2(static_cast<float>(s) / 8), std::exp2(static_cast<float>(s + 1) / 8)}))
                        total.byCluster += slices[s];
            }
        }
    return total;
}
