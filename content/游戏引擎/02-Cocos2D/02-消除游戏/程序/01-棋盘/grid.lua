-- 格子与像素互换，只写在这里。(x, y) 是棋盘左下角在父节点里的位置
local Grid = {}
Grid.__index = Grid

-- #region grid
function Grid.new(rows, cols, size, x, y)
  return setmetatable({rows = rows, cols = cols, size = size, x = x, y = y}, Grid)
end

function Grid:toPixel(row, col)                  -- 格子中心；行可以大于 rows
  return self.x + (col - 0.5) * self.size, self.y + (row - 0.5) * self.size
end

function Grid:toCell(x, y)                       -- 盘外返回 nil
  local row = math.floor((y - self.y) / self.size) + 1
  local col = math.floor((x - self.x) / self.size) + 1
  if row < 1 or row > self.rows or col < 1 or col > self.cols then return nil end
  return row, col
end
-- #endregion

return Grid
