-- 引擎的替身：只有样例用到的几个名字，与Cocos2d-x的Lua绑定同名。真机上不要带这个文件
local cc = {Handler = {EVENT_TOUCH_BEGAN = 1, EVENT_TOUCH_MOVED = 2, EVENT_TOUCH_ENDED = 3, EVENT_TOUCH_CANCELLED = 4}}
local running, listeners = {}, {}                -- 正在执行的动作；触摸监听器

function cc.p(x, y) return {x = x, y = y} end

local function class(parent)
  local C = setmetatable({}, parent)
  C.__index = C
  return C
end

-- 节点
local Node = class()
cc.Node, cc.created = Node, 0
function Node:create() return setmetatable({x = 0, y = 0, scale = 1, opacity = 255, visible = true}, self) end
function Node:addChild(child) child.parent = self end
function Node:setPosition(x, y) if y then self.x, self.y = x, y else self.x, self.y = x.x, x.y end end
function Node:getPosition() return self.x, self.y end
function Node:setScale(s) self.scale = s end
function Node:setOpacity(o) self.opacity = o end
function Node:setVisible(v) self.visible = v end
function Node:isVisible() return self.visible end
function Node:convertToNodeSpace(p) return cc.p(p.x - self.x, p.y - self.y) end
function Node:runAction(action)
  action:start(self)
  running[#running + 1] = {node = self, action = action, time = 0}
end
function Node:stopAllActions()
  for i = #running, 1, -1 do
    if running[i].node == self then running[i].stopped = true; table.remove(running, i) end
  end
end
function Node:getEventDispatcher()
  return {addEventListenerWithSceneGraphPriority = function(_, listener) listeners[#listeners + 1] = listener end}
end

cc.Sprite = class(Node)
function cc.Sprite:createWithSpriteFrameName(name)
  local sprite = self:create()
  sprite.frame, cc.created = name, cc.created + 1
  return sprite
end
function cc.Sprite:setSpriteFrame(name) self.frame = name end

-- 动作：start 记下起点，update 收到 0 到 1 的进度
local function action(start, update)
  local A = class()
  function A:create(duration, ...)
    local made = setmetatable({duration = duration, args = {...}}, A)
    return made
  end
  function A:start(node) self.node = node; if start then start(self, node) end end
  function A:update(t) if update then update(self, self.node, t) end end
  return A
end
cc.DelayTime = action()
cc.MoveTo = action(function(a, node) a.x, a.y = node.x, node.y end, function(a, node, t)
  local p = a.args[1]
  node.x, node.y = a.x + (p.x - a.x) * t, a.y + (p.y - a.y) * t
end)
cc.ScaleTo = action(function(a, node) a.from = node.scale end, function(a, node, t)
  node.scale = a.from + (a.args[1] - a.from) * t
end)
cc.FadeTo = action(function(a, node) a.from = node.opacity end, function(a, node, t)
  node.opacity = a.from + (a.args[1] - a.from) * t
end)
cc.CallFunc = action(nil, function(a) if not a.done then a.done = true; a.duration() end end)
cc.CallFunc.isInstant = true
local function length(a) return a.isInstant and 0 or a.duration end

cc.EaseIn = action(function(a, node) a.duration:start(node) end, function(a, _, t) a.duration:update(t ^ a.args[1]) end)
local createEase = cc.EaseIn.create
function cc.EaseIn:create(inner, rate)
  local made = createEase(self, inner, rate)
  made.isEase = true
  return made
end
local function total(a) return a.isEase and length(a.duration) or length(a) end

cc.Spawn, cc.Sequence = class(), class()
function cc.Spawn:create(...)
  local made = setmetatable({list = {...}, duration = 0}, cc.Spawn)
  for _, a in ipairs(made.list) do made.duration = math.max(made.duration, total(a)) end
  return made
end
function cc.Spawn:start(node) for _, a in ipairs(self.list) do a:start(node) end end
function cc.Spawn:update(t)
  for _, a in ipairs(self.list) do
    local d = total(a)
    a:update(d == 0 and 1 or math.min(1, t * self.duration / d))
  end
end
function cc.Sequence:create(...)
  local made = setmetatable({list = {...}, duration = 0, at = 0}, cc.Sequence)
  for _, a in ipairs(made.list) do made.duration = made.duration + total(a) end
  return made
end
function cc.Sequence:start(node) self.node = node end
function cc.Sequence:update(t)
  local begin = 0
  for i, a in ipairs(self.list) do
    local d = total(a)
    local done = t >= 1 or t * self.duration >= begin + d
    if i >= self.at and (done or t * self.duration >= begin) then
      if i > self.at then a:start(self.node); self.at = i end
      a:update(done and 1 or (t * self.duration - begin) / d)
      if done then self.at = i + 0.5 end
    end
    if not done then return end
    begin = begin + d
  end
end

-- 触摸
cc.EventListenerTouchOneByOne = class()
function cc.EventListenerTouchOneByOne:create() return setmetatable({}, self) end
function cc.EventListenerTouchOneByOne:setSwallowTouches() end
function cc.EventListenerTouchOneByOne:registerScriptHandler(handler, kind) self[kind] = handler end

local function touchAt(x, y) return {getLocation = function() return cc.p(x, y) end} end
function cc.tap(x, y)                            -- 按下并抬起，返回有没有人接
  local claimed = false
  for _, l in ipairs(listeners) do
    if l[1](touchAt(x, y)) then claimed = true; l[3](touchAt(x, y)) end
  end
  return claimed
end
function cc.drag(x1, y1, x2, y2)
  for _, l in ipairs(listeners) do
    if l[1](touchAt(x1, y1)) then l[2](touchAt(x2, y2)); l[3](touchAt(x2, y2)) end
  end
end

function cc.advance(dt)                          -- 过一帧
  local now = {}
  for i, entry in ipairs(running) do now[i] = entry end
  for _, entry in ipairs(now) do
    if not entry.stopped then
      entry.time = entry.time + dt
      local d = total(entry.action)
      local t = d == 0 and 1 or math.min(1, entry.time / d)
      entry.action:update(t)
      if t >= 1 then entry.finished = true end
    end
  end
  for i = #running, 1, -1 do if running[i].finished then table.remove(running, i) end end
end

return cc
