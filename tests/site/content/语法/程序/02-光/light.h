#pragma once

/** 一盏灯的亮度。 */
inline int light() { return 40 + 2; }
