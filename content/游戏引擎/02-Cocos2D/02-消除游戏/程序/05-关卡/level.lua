-- 一关：步数、目标、星级。收集数看事件，分数问一局，不碰棋盘
local Session = require "session"

local Level = {}
Level.__index = Level

-- #region check
local function isWhole(n, low, high)
  return type(n) == "number" and n % 1 == 0 and n >= low and n <= (high or math.huge)
end

function Level.check(config)                             -- 返回第一处毛病，没有就是 nil
  for _, key in ipairs({"rows", "cols", "seed", "moves"}) do
    if not isWhole(config[key], 1) then return key .. " 要是正整数" end
  end
  if not isWhole(config.colors, 3, 6) then return "colors 要在3到6之间" end
  local goals, stars = config.goals or {}, config.stars or {}
  local collect = goals.collect or {}
  if not goals.score and not next(collect) then return "没有目标" end
  if goals.score and not isWhole(goals.score, 1) then return "目标分数要是正整数" end
  for color, need in pairs(collect) do
    if not isWhole(color, 1, config.colors) then return "要收集的颜色 " .. tostring(color) .. " 不会出现" end
    if not isWhole(need, 1) then return "颜色 " .. color .. " 要收集的数目要是正整数" end
  end
  if #stars ~= 3 or not (isWhole(stars[1], 0) and isWhole(stars[2], stars[1]) and isWhole(stars[3], stars[2])) then
    return "stars 要有三个，从小到大"
  end
  return nil
end
-- #endregion

-- #region level
function Level.new(config)
  local problem = Level.check(config)
  if problem then error("关卡配置：" .. problem, 2) end
  return setmetatable({config = config, session = Session.new(config), moves = config.moves, collected = {}}, Level)
end

function Level:isDone()
  local goals = self.config.goals
  if self.session.score < (goals.score or 0) then return false end
  for color, need in pairs(goals.collect or {}) do
    if (self.collected[color] or 0) < need then return false end
  end
  return true
end

function Level:stars()
  if self.result ~= "won" then return 0 end
  local n = 1                                            -- 过关至少一星
  for i = 2, 3 do
    if self.session.score >= self.config.stars[i] then n = i end
  end
  return n
end

function Level:play(...)
  if self.result then return nil, "over" end
  local events, reason = self.session:play(...)
  if not events then return nil, reason end
  if events[#events].type == "swapBack" then return events end   -- 没换成不扣步数
  self.moves = self.moves - 1
  for _, event in ipairs(events) do
    for _, cell in ipairs(event.type == "clear" and event.cells or {}) do
      local color = cell[3] % 10
      self.collected[color] = (self.collected[color] or 0) + 1
    end
  end
  if self:isDone() then self.result = "won" elseif self.moves == 0 then self.result = "lost" end
  return events
end
-- #endregion

return Level
