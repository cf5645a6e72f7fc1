-- 最小标准随机数（乘同余）：只用 2^53 以内的整数乘法，LuaJIT与Lua 5.4结果相同
local Random = {}
Random.__index = Random

local MODULUS, FACTOR = 2147483647, 48271        -- 2^31 - 1

-- #region random
function Random.new(seed)
  local self = setmetatable({state = seed % (MODULUS - 1) + 1}, Random)
  for _ = 1, 3 do self:advance() end             -- 丢掉前三个，原因见正文
  return self
end

function Random:advance()
  self.state = self.state * FACTOR % MODULUS     -- 1 到 MODULUS - 1，不会是0
  return self.state
end

function Random:range(n)                         -- 1 到 n 的整数
  return math.floor((self:advance() - 1) / (MODULUS - 1) * n) + 1
end
-- #endregion

return Random
