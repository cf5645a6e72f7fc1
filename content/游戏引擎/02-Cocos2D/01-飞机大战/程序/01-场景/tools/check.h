#pragma once
#include <cstdio>
#include <cstdlib>

// 发布构建也有效的断言：不成立就报出名字，以失败退出
inline void check(bool holds, const char* what) {
    std::printf("%s %s\n", holds ? "通过" : "不通过", what);
    if (!holds) std::exit(1);
}
