-- 一关：步数、目标、星级。只看事件，不碰棋盘
local Session = require "session"

local Level = {}
Level.__index = Level

-- #region check
function Level.check(config)                             -- 返回第一处毛病，没有就是 nil
  for _, key in ipairs({"rows", "cols", "colors", "seed", "moves"}) do
    local n = config[key]
    if type(n) ~= "number" or n < 1 or n % 1 ~= 0 then return key .. " 要是正整数" end
  end
  if config.colors < 3 or config.colors > 6 then return "colors 要在3到6之间" end
  local goals, stars = config.goals or {}, config.stars or {}
  if not goals.score and not goals.collect then return "没有目标" end
  for color in pairs(goals.collect or {}) do
    if color > config.colors then return "要收集的颜色 " .. color .. " 不会出现" end
  end
  if #stars ~= 3 or stars[1] > stars[2] or stars[2] > stars[3] then return "stars 要有三个，从小到大" end
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
