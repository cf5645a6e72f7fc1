-- 存档：JSON，带版本号，逐版升级；写坏了用上一份
local json = require "json"

local Save = {VERSION = 3}

local function isWhole(n, low, high)
  return type(n) == "number" and n % 1 == 0 and n >= low and n <= high
end

-- #region migrate
local migrate = {
  [1] = function(data)                                   -- 1 到 2：只记关卡 -> 每关几星
    assert(isWhole(data.level, 1, 9999))                 -- 读来的数，用之前先查
    data.stars = {}
    for level = 1, data.level - 1 do data.stars[tostring(level)] = 1 end
    data.level = nil
  end,
  [2] = function(data)                                   -- 2 到 3：多了音量
    data.music, data.effects = 1, 1
  end,
}

function Save.fresh() return {version = Save.VERSION, coins = 0, stars = {}, music = 1, effects = 1} end

local function isSound(data)
  if not isWhole(data.coins, 0, 1e9) or type(data.stars) ~= "table" then return false end
  for level, stars in pairs(data.stars) do
    if type(level) ~= "string" or not isWhole(stars, 0, 3) then return false end
  end
  for _, key in ipairs({"music", "effects"}) do
    if type(data[key]) ~= "number" or not (data[key] >= 0 and data[key] <= 1) then return false end
  end
  return true
end

function Save.decode(text)                               -- 返回数据，或 nil 与原因
  local ok, data = pcall(json.decode, text)
  if not ok or type(data) ~= "table" then return nil, "broken" end
  if not isWhole(data.version, 1, 1e6) then return nil, "broken" end
  if data.version > Save.VERSION then return nil, "newer" end
  local upgraded = pcall(function()
    for version = data.version, Save.VERSION - 1 do
      migrate[version](data)
      data.version = version + 1
    end
  end)
  if not upgraded or not isSound(data) then return nil, "broken" end
  return data
end
-- #endregion

-- #region file
local function read(path)
  local file = io.open(path, "rb")
  if not file then return nil end
  local text = file:read("*a")
  file:close()
  return text
end

function Save.load(path)                                 -- 返回数据与来历："main" "backup" "fresh"，或 nil 与 "newer"
  for _, from in ipairs({{path, "main"}, {path .. ".bak", "backup"}}) do
    local text = read(from[1])
    if text then
      local data, reason = Save.decode(text)
      if data then return data, from[2] end
      if reason == "newer" then return nil, reason end   -- 不要拿旧的去覆盖
    end
  end
  return Save.fresh(), "fresh"
end

function Save.store(path, data)
  assert(isSound(data), "存档的内容不对，不写")
  local text = json.encode(data)
  local file = assert(io.open(path .. ".tmp", "wb"))
  local written = file:write(text)
  local closed = file:close()
  if not written or not closed then return false end     -- 磁盘满了：旧档还在
  local good, reason = Save.decode(read(path) or "")
  if reason == "newer" then return false end             -- 别人写的新版，不覆盖
  if good then                                           -- 好的才留作备份
    os.remove(path .. ".bak")
    os.rename(path, path .. ".bak")
  end
  os.remove(path)                                        -- Windows 的 rename 不覆盖
  return os.rename(path .. ".tmp", path) ~= nil
end
-- #endregion

return Save
