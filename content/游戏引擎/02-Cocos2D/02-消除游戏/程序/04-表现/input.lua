-- 触摸变成“换哪两格”。不碰引擎，只要格子换算
local Match = require "match"

local Input = {}
Input.__index = Input

-- #region input
function Input.new(grid, onSwap)
  return setmetatable({grid = grid, onSwap = onSwap, locked = false}, Input)
end

local function fire(self, r1, c1, r2, c2)
  self.start, self.selected = nil, nil
  self.onSwap(r1, c1, r2, c2)
end

function Input:began(x, y)                       -- 返回这次触摸归不归我
  if self.locked or self.start then return false end
  local row, col = self.grid:toCell(x, y)
  if not row then self.selected = nil; return false end
  local s = self.selected
  self.start = {row = row, col = col, x = x, y = y}
  if s and Match.adjacent(s.row, s.col, row, col) then
    fire(self, s.row, s.col, row, col)           -- 先点一块，再点相邻的一块
  else
    self.selected = self.start
  end
  return true
end

function Input:moved(x, y)
  local s = self.start
  if not s or self.locked then return end
  local dx, dy = x - s.x, y - s.y
  if math.max(math.abs(dx), math.abs(dy)) < self.grid.size / 2 then return end
  local dr, dc = 0, 0                            -- 取位移大的方向
  if math.abs(dx) > math.abs(dy) then dc = dx > 0 and 1 or -1 else dr = dy > 0 and 1 or -1 end
  fire(self, s.row, s.col, s.row + dr, s.col + dc)
end

function Input:ended() self.start = nil end      -- 抬起与取消都调用
-- #endregion

return Input
