-- 棋盘：cells[row][col] 是一个整数，0 是空格。行从下往上，列从左往右，都从1起
local Board = {}
Board.__index = Board

local LETTERS = "RGBYPO"                         -- 第几个字母是几号颜色

-- #region new
function Board.new(rows, cols)
  local self = setmetatable({rows = rows, cols = cols, cells = {}}, Board)
  for row = 1, rows do
    self.cells[row] = {}                         -- 每一行一张新表
    for col = 1, cols do self.cells[row][col] = 0 end
  end
  return self
end

function Board:inside(row, col)
  return row >= 1 and row <= self.rows and col >= 1 and col <= self.cols
end

function Board:at(row, col)
  if not self:inside(row, col) then return nil end
  return self.cells[row][col]
end

function Board:set(row, col, value)
  assert(self:inside(row, col), "盘外的格子")
  self.cells[row][col] = value
end
-- #endregion

function Board:color(row, col)                   -- 个位是颜色；十位留给Day5的特殊块
  local value = self:at(row, col)
  return value and value % 10
end

function Board:exchange(r1, c1, r2, c2)
  local first = self:at(r1, c1)
  self:set(r1, c1, self:at(r2, c2))
  self:set(r2, c2, first)
end

function Board:copy()
  local other = Board.new(self.rows, self.cols)
  for row = 1, self.rows do
    for col = 1, self.cols do other.cells[row][col] = self.cells[row][col] end
  end
  return other
end

-- #region text
function Board.parse(...)                        -- 第一个参数是最上面一行，"." 是空格
  local lines = {...}
  local board = Board.new(#lines, #lines[1])
  for i, line in ipairs(lines) do
    assert(#line == board.cols, "第" .. i .. "行的长度不对")
    for col = 1, #line do
      local letter = line:sub(col, col)
      local color = letter == "." and 0 or LETTERS:find(letter, 1, true)
      assert(color, "不认识的颜色 " .. letter)
      board.cells[board.rows + 1 - i][col] = color
    end
  end
  return board
end

function Board:__tostring()                      -- 最上面一行先出
  local lines = {}
  for row = self.rows, 1, -1 do
    local line = {}
    for col = 1, self.cols do
      local color = self.cells[row][col] % 10
      line[col] = color == 0 and "." or LETTERS:sub(color, color)
    end
    lines[#lines + 1] = table.concat(line, " ")
  end
  return table.concat(lines, "\n")
end
-- #endregion

-- #region fill
-- 放在 (row, col) 会与左边两格、下面两格凑成三个的颜色
local function banned(board, row, col)
  local set = {}
  local left, below = board:color(row, col - 1), board:color(row - 1, col)
  if left and left == board:color(row, col - 2) then set[left] = true end
  if below and below == board:color(row - 2, col) then set[below] = true end
  return set
end

function Board:fill(random, colors)
  assert(colors >= 3, "至少要3种颜色，否则可能没有能放的")
  for row = 1, self.rows do
    for col = 1, self.cols do
      local set, allowed = banned(self, row, col), {}
      for color = 1, colors do
        if not set[color] then allowed[#allowed + 1] = color end
      end
      self:set(row, col, allowed[random:range(#allowed)])
    end
  end
end
-- #endregion

return Board
