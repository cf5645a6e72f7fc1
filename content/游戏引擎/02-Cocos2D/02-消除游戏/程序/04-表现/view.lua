-- 表现层：精灵表、对象池、用协程依次播事件。cc 是引擎的全局表
local Input = require "input"

local View = {}
View.__index = View

-- #region pool
local function frameName(value) return "gem" .. value .. ".png" end

function View:take(value, x, y)
  local sprite = table.remove(self.free)
  if sprite then
    sprite:setSpriteFrame(frameName(value))
    sprite:setScale(1)
    sprite:setOpacity(255)
    sprite:setVisible(true)
  else
    sprite = cc.Sprite:createWithSpriteFrameName(frameName(value))
    self.root:addChild(sprite)                   -- 一直挂在树上，不会被自动释放
  end
  sprite:setPosition(x, y)
  return sprite
end

function View:give(sprite)
  sprite:stopAllActions()
  sprite:setVisible(false)
  self.free[#self.free + 1] = sprite
end
-- #endregion

-- #region snap
function View:snap()                             -- 不播动画，直接摆成棋盘的样子
  for row = 1, self.grid.rows do
    for col = 1, self.grid.cols do
      local old = self.sprites[row][col]
      if old then self:give(old) end
      self.sprites[row][col] = self:take(self.session.board:at(row, col), self.grid:toPixel(row, col))
    end
  end
end
-- #endregion

function View.new(session, grid, parent)
  local self = setmetatable({session = session, grid = grid, free = {}, sprites = {}}, View)
  for row = 1, grid.rows do self.sprites[row] = {} end
  self.root = cc.Node:create()
  parent:addChild(self.root)
  self.input = Input.new(grid, function(...) self:swap(...) end)
  self:listen()
  self:snap()
  return self
end

-- #region listen
function View:listen()
  local listener = cc.EventListenerTouchOneByOne:create()
  listener:setSwallowTouches(true)
  local function at(touch)                       -- 屏幕坐标换到棋盘所在的节点
    local p = self.root:convertToNodeSpace(touch:getLocation())
    return p.x, p.y
  end
  listener:registerScriptHandler(function(touch) return self.input:began(at(touch)) end, cc.Handler.EVENT_TOUCH_BEGAN)
  listener:registerScriptHandler(function(touch) self.input:moved(at(touch)) end, cc.Handler.EVENT_TOUCH_MOVED)
  listener:registerScriptHandler(function() self.input:ended() end, cc.Handler.EVENT_TOUCH_ENDED)
  listener:registerScriptHandler(function() self.input:ended() end, cc.Handler.EVENT_TOUCH_CANCELLED)
  self.root:getEventDispatcher():addEventListenerWithSceneGraphPriority(listener, self.root)
end
-- #endregion

-- #region play
local SWAP, CLEAR, ROW = 0.15, 0.2, 0.06         -- 秒；ROW 是每落一行
local play = {}                                  -- 事件的种类 -> 怎样播

function View:moveTo(sprite, seconds, row, col)
  local x, y = self.grid:toPixel(row, col)
  sprite:stopAllActions()                        -- 上一个移动可能还差最后一帧
  sprite:runAction(cc.EaseIn:create(cc.MoveTo:create(seconds, cc.p(x, y)), 2))
end

function play.swap(self, e)
  local s, a, b = self.sprites, e.from, e.to
  s[a[1]][a[2]], s[b[1]][b[2]] = s[b[1]][b[2]], s[a[1]][a[2]]
  self:moveTo(s[a[1]][a[2]], SWAP, a[1], a[2])
  self:moveTo(s[b[1]][b[2]], SWAP, b[1], b[2])
  self:wait(SWAP)
end
play.swapBack = play.swap

function play.clear(self, e)
  for _, cell in ipairs(e.cells) do
    local sprite = self.sprites[cell[1]][cell[2]]
    self.sprites[cell[1]][cell[2]] = nil
    sprite:runAction(cc.Sequence:create(
      cc.Spawn:create(cc.ScaleTo:create(CLEAR, 0), cc.FadeTo:create(CLEAR, 0)),
      cc.CallFunc:create(function() self:give(sprite) end)))
  end
  self:wait(CLEAR)
  for _, made in ipairs(e.created or {}) do      -- Day5 的特殊块
    self.sprites[made.row][made.col] = self:take(made.value, self.grid:toPixel(made.row, made.col))
  end
end

function play.fall(self, e)
  local rows = 0                                 -- 落得最远的落了几行
  for _, m in ipairs(e.moves) do
    local sprite = self.sprites[m.from][m.col]
    self.sprites[m.from][m.col], self.sprites[m.to][m.col] = nil, sprite
    self:moveTo(sprite, ROW * (m.from - m.to), m.to, m.col)
    rows = math.max(rows, m.from - m.to)
  end
  for _, n in ipairs(e.spawns) do
    local sprite = self:take(n.value, self.grid:toPixel(n.from, n.col))
    self.sprites[n.to][n.col] = sprite
    self:moveTo(sprite, ROW * (n.from - n.to), n.to, n.col)
    rows = math.max(rows, n.from - n.to)
  end
  self:wait(ROW * rows)
end

function play.shuffle(self) self:snap() end
-- #endregion

-- #region coroutine
function View:resume(co)
  local ok, message = coroutine.resume(co)
  if not ok then
    print(debug.traceback(co, message))
    self.root:stopAllActions()
    self:snap()                                  -- 动画坏了，数据没坏
    self.input.locked = false
  end
end

function View:wait(seconds)                      -- 只能在播放的协程里调用
  local co = coroutine.running()
  self.root:runAction(cc.Sequence:create(
    cc.DelayTime:create(seconds),
    cc.CallFunc:create(function() self:resume(co) end)))
  coroutine.yield()
end

function View:swap(r1, c1, r2, c2)
  local events = self.session:play(r1, c1, r2, c2)   -- 整个回合在这里算完
  if not events then return end                  -- 不相邻，或滑到了盘外
  self.input.locked = true
  self:resume(coroutine.create(function()
    for _, event in ipairs(events) do
      if self.onEvent then self.onEvent(event) end   -- 分数、音效挂在这里
      play[event.type](self, event)
    end
    self.input.locked = false
  end))
end
-- #endregion

return View
