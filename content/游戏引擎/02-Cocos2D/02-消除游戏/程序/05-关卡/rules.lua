-- 规则：特殊块。格子的值 = 种类 * 10 + 颜色；彩虹没有颜色，是40
local Match = require "match"

local Rules = {ROW = 1, COL = 2, BOMB = 3, RAINBOW = 4}
local EACH = 10

local function kindOf(value) return math.floor(value / 10) end

-- #region reward
local function reward(board, group)
  local color = board:color(group.cells[1][1], group.cells[1][2])
  if group.shape ~= "line" then return Rules.BOMB * 10 + color end
  if group.length >= 5 then return Rules.RAINBOW * 10 end
  if group.length == 4 then return (group.horizontal and Rules.ROW or Rules.COL) * 10 + color end
end

local function placeOf(group, swap)              -- 生在换动的那一格，没有就生在中间或交点
  for _, cell in ipairs(group.cells) do
    for i = 1, swap and 3 or 0, 2 do
      if cell[1] == swap[i] and cell[2] == swap[i + 1] then return cell[1], cell[2] end
    end
  end
  return group.cross[1], group.cross[2]
end
-- #endregion

-- #region effects
local function square(row, col, reach, push)
  for r = row - reach, row + reach do
    for c = col - reach, col + reach do push(r, c) end
  end
end

local function commonest(board)                  -- 最多的颜色，一样多取号小的
  local counts, best = {}, 0
  for row = 1, board.rows do
    for col = 1, board.cols do
      local color = board:color(row, col)
      if color ~= 0 then counts[color] = (counts[color] or 0) + 1 end
    end
  end
  for color = 1, 9 do
    if (counts[color] or 0) > (counts[best] or 0) then best = color end
  end
  return best
end

local function each(board, color, visit)
  for row = 1, board.rows do
    for col = 1, board.cols do
      if board:color(row, col) == color then visit(row, col) end
    end
  end
end

local effects = {
  [Rules.ROW] = function(board, row, _, push) for c = 1, board.cols do push(row, c) end end,
  [Rules.COL] = function(board, _, col, push) for r = 1, board.rows do push(r, col) end end,
  [Rules.BOMB] = function(_, row, col, push) square(row, col, 1, push) end,
  [Rules.RAINBOW] = function(board, _, _, push) each(board, commonest(board), push) end,
}

-- 从这些格子开始消，碰到特殊块就触发；spent 里的不再触发
function Rules.expand(board, start, spent)
  local list, seen = {}, {}
  local function push(row, col)
    local key = row * 1000 + col
    if board:inside(row, col) and not seen[key] and board:at(row, col) ~= 0 then
      seen[key] = true
      list[#list + 1] = {row, col, board:at(row, col)}
    end
  end
  for _, cell in ipairs(start) do push(cell[1], cell[2]) end
  local i = 1
  while i <= #list do                            -- 每格至多进一次，所以会停
    local row, col, value = list[i][1], list[i][2], list[i][3]
    local effect = effects[kindOf(value)]
    if effect and not (spent and spent[row * 1000 + col]) then effect(board, row, col, push) end
    i = i + 1
  end
  return list
end
-- #endregion

-- #region combo
-- 交换之后问：这两块是不是组合。是就返回起始的格子
function Rules.combo(board, r1, c1, r2, c2)
  local a, b = board:at(r1, c1), board:at(r2, c2)
  local ka, kb = kindOf(a), kindOf(b)
  if ka < kb then ka, kb, a, b = kb, ka, b, a end        -- 种类大的在前
  if ka ~= Rules.RAINBOW and kb == 0 then return nil end
  local cells = {{r1, c1}, {r2, c2}}
  local function push(row, col) cells[#cells + 1] = {row, col} end
  if kb == Rules.RAINBOW then                            -- 彩虹加彩虹：整盘
    for row = 1, board.rows do effects[Rules.ROW](board, row, 1, push) end
  elseif ka == Rules.RAINBOW then                        -- 彩虹加别的：那种颜色都变成它，再触发
    each(board, b % 10, function(row, col)
      push(row, col)
      if kb ~= 0 then effects[kb](board, row, col, push) end
    end)
  elseif ka == Rules.BOMB and kb == Rules.BOMB then
    square(r2, c2, 2, push)
  else                                                   -- 线加线一横一竖；线加炸弹各三条
    local reach = ka == Rules.BOMB and 1 or 0
    for d = -reach, reach do
      effects[Rules.ROW](board, r2 + d, c2, push)
      effects[Rules.COL](board, r2, c2 + d, push)
    end
  end
  return cells
end
-- #endregion

function Rules.findMove(board)                           -- 组合也算一步
  for row = 1, board.rows do
    for col = 1, board.cols do
      for _, n in ipairs({{row, col + 1}, {row + 1, col}}) do
        if board:inside(n[1], n[2]) and Rules.combo(board, row, col, n[1], n[2]) then return row, col, n[1], n[2] end
      end
    end
  end
  return Match.findMove(board)
end

-- #region resolve
function Rules.resolve(board, turn)                      -- turn: groups, chain, swap, combo
  local start, spent, created = {}, nil, {}
  if turn.combo then
    local s = turn.swap
    spent = {[s[1] * 1000 + s[2]] = true, [s[3] * 1000 + s[4]] = true}
    start = turn.combo
  end
  for _, group in ipairs(turn.groups) do
    if not turn.combo then
      local value = reward(board, group)
      if value then
        local row, col = placeOf(group, turn.swap)
        created[#created + 1] = {row = row, col = col, value = value}
      end
    end
    for _, cell in ipairs(group.cells) do start[#start + 1] = cell end
  end
  local cells = Rules.expand(board, start, spent)
  return {type = "clear", cells = cells, created = created, chain = turn.chain, score = EACH * #cells * turn.chain}
end
-- #endregion

return Rules
