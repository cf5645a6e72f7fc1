// 供“weak_ptr：不持有的引用”一页引用。
// #region cache
#include <iostream>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>

struct Texture {
    std::string path;
    explicit Texture(std::string p) : path{std::move(p)} { std::cout << "加载 " << path << '\n'; }
    ~Texture() { std::cout << "释放 " << path << '\n'; }
};

class TextureCache {
public:
    std::shared_ptr<Texture> load(const std::string& path) {
        std::weak_ptr<Texture>& slot = cached_[path];
        if (auto alive = slot.lock()) return alive;      // 还有人在用
        auto fresh = std::make_shared<Texture>(path);
        slot = fresh;                                    // 只记住，不拥有
        return fresh;
    }
private:
    std::unordered_map<std::string, std::weak_ptr<Texture>> cached_;
};

int main() {
    TextureCache cache;
    {
        auto a = cache.load("brick.png");
        auto b = cache.load("brick.png");
        std::cout << "a与b是同一份：" << (a == b ? "是" : "否") << '\n';
    }
    cache.load("brick.png");
}
// #endregion cache
