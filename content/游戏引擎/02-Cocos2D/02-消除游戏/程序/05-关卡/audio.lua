-- 音效：同一种在短时间里只响一次；音量来自存档。engine 是 cc.AudioEngine，clock 返回秒
local Audio = {}
Audio.__index = Audio

-- #region audio
local GAP = 0.08

function Audio.new(engine, clock, settings)
  return setmetatable({engine = engine, clock = clock, settings = settings, last = {}}, Audio)
end

function Audio:effect(name)
  local now = self.clock()
  if self.settings.effects == 0 or now - (self.last[name] or -1) < GAP then return end
  self.last[name] = now
  self.engine:play2d("sound/" .. name .. ".mp3", false, self.settings.effects)
end

function Audio:music(name)
  if self.song == name then return end                   -- 同一首不从头来
  if self.songId then self.engine:stop(self.songId) end
  self.song, self.songId = name, self.engine:play2d("music/" .. name .. ".mp3", true, self.settings.music)
end

local sounds = {swap = "swap", swapBack = "refuse", fall = "land", shuffle = "shuffle"}

function Audio:onEvent(event)                            -- 挂到 View 的 onEvent
  local name = sounds[event.type]
  if event.type == "clear" then name = "clear" .. math.min(event.chain, 5) end
  self:effect(name)
end
-- #endregion

return Audio
