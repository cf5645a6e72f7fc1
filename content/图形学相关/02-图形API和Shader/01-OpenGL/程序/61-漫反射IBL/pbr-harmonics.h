#pragma once
#include "pbr-sky.h"

// #region harmonics
/** 九个实球谐，方向是单位长。 */
inline std::array<float, 9> harmonics9(glm::vec3 d) {
    return {0.282095f, 0.488603f * d.y, 0.488603f * d.z, 0.488603f * d.x, 1.092548f * d.x * d.y, 1.092548f * d.y * d.z,
            0.315392f * (3 * d.z * d.z - 1), 1.092548f * d.x * d.z, 0.546274f * (d.x * d.x - d.y * d.y)};
}

/** 全景图投影成九个系数，每个已经乘好余弦波瓣的 A/π。 */
inline std::array<glm::vec3, 9> projectIrradiance(const Panorama& panorama) {
    constexpr float A[9]{1, 2 / 3.f, 2 / 3.f, 2 / 3.f, 0.25f, 0.25f, 0.25f, 0.25f, 0.25f};      // π、2π/3、π/4 除以 π
    std::array<glm::vec3, 9> result{};
    for (int y = 0; y < panorama.height(); ++y)
        for (int x = 0; x < panorama.width(); ++x) {
            const auto basis = harmonics9(panorama.direction(x, y));
            for (std::size_t k = 0; k < 9; ++k)
                result[k] += A[k] * basis[k] * panorama.solidAngle(y) * panorama.at(x, y);
        }
    return result;
}
// #endregion
