#include <cstddef>
#include <vector>

// #region pool
class Pool {
 public:
  explicit Pool(std::size_t size) : storage_(size) {}
  std::byte* at(std::size_t offset) { return storage_.data() + offset; }

 private:
  std::vector<std::byte> storage_;
};
// #endregion

int main() { return Pool(16).at(0) == nullptr; }
