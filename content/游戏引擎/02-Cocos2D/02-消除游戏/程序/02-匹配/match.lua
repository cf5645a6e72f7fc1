-- 匹配：Day2 的规则，用棋盘的 color 比较
local Match = {}

local function scan(board, runs, row, col, dr, dc, size)
  local function at(k) return board:color(row + dr * (k - 1), col + dc * (k - 1)) end
  local first = 1
  for k = 2, size + 1 do
    if k > size or at(k) ~= at(first) then
      if k - first >= 3 and at(first) ~= 0 then
        runs[#runs + 1] = {row = row + dr * (first - 1), col = col + dc * (first - 1),
                           dr = dr, dc = dc, length = k - first}
      end
      first = k
    end
  end
end

function Match.findRuns(board)
  local runs = {}
  for row = 1, board.rows do scan(board, runs, row, 1, 0, 1, board.cols) end
  for col = 1, board.cols do scan(board, runs, 1, col, 1, 0, board.rows) end
  return runs
end

-- 横段与竖段共用一格就并成一组。返回 {cells = {{row, col}, ...}, shape, cross = 交点, horizontal, length}
function Match.findGroups(board)
  local runs = Match.findRuns(board)
  local owner, shape, cross, crossed = {}, {}, {}, {}
  for i, run in ipairs(runs) do
    owner[i], shape[i] = i, "line"
    cross[i] = {run.row + run.dr * math.floor(run.length / 2), run.col + run.dc * math.floor(run.length / 2)}
  end
  for h, across in ipairs(runs) do
    for v, up in ipairs(runs) do
      local i, j = up.col - across.col, across.row - up.row     -- 交点在横段、竖段中的位置
      if across.dc == 1 and up.dr == 1 and i >= 0 and i < across.length and j >= 0 and j < up.length then
        local endH, endV = i == 0 or i == across.length - 1, j == 0 or j == up.length - 1
        local again = crossed[h] or crossed[v]
        crossed[h], crossed[v] = true, true
        local from, to = owner[v], owner[h]
        for k = 1, #runs do if owner[k] == from then owner[k] = to end end
        shape[to] = again and "compound" or endH and endV and "L" or (endH or endV) and "T" or "cross"
        cross[to] = {across.row, up.col}
      end
    end
  end
  local groups = {}
  for g, head in ipairs(runs) do
    if owner[g] == g then
      local group = {cells = {}, shape = shape[g], cross = cross[g], horizontal = head.dc == 1, length = head.length}
      local seen = {}
      for i, run in ipairs(runs) do
        for k = 0, owner[i] == g and run.length - 1 or -1 do
          local row, col = run.row + run.dr * k, run.col + run.dc * k
          local key = row * 1000 + col
          if not seen[key] then
            seen[key] = true
            group.cells[#group.cells + 1] = {row, col}
          end
        end
      end
      groups[#groups + 1] = group
    end
  end
  return groups
end

local function count(board, row, col, dr, dc)      -- 这个方向上连着几个同色，不含自己
  local color, n = board:color(row, col), 0
  while board:color(row + dr * (n + 1), col + dc * (n + 1)) == color do n = n + 1 end
  return n
end

function Match.at(board, row, col)
  if board:color(row, col) == 0 then return false end
  return count(board, row, col, 0, 1) + count(board, row, col, 0, -1) >= 2
      or count(board, row, col, 1, 0) + count(board, row, col, -1, 0) >= 2
end

function Match.adjacent(r1, c1, r2, c2)
  return math.abs(r1 - r2) + math.abs(c1 - c2) == 1
end

function Match.wouldMatch(board, r1, c1, r2, c2)   -- 试换，看两格，再换回
  board:exchange(r1, c1, r2, c2)
  local ok = Match.at(board, r1, c1) or Match.at(board, r2, c2)
  board:exchange(r1, c1, r2, c2)
  return ok
end

function Match.findMove(board)                     -- 第一步可走的，没有就是 nil
  for row = 1, board.rows do
    for col = 1, board.cols do
      if col < board.cols and Match.wouldMatch(board, row, col, row, col + 1) then return row, col, row, col + 1 end
      if row < board.rows and Match.wouldMatch(board, row, col, row + 1, col) then return row, col, row + 1, col end
    end
  end
end

function Match.reshuffle(board, random, attempts)
  for _ = 1, attempts do
    for i = board.rows * board.cols, 2, -1 do
      local j = random:range(i)
      local r1, c1 = math.floor((i - 1) / board.cols) + 1, (i - 1) % board.cols + 1
      local r2, c2 = math.floor((j - 1) / board.cols) + 1, (j - 1) % board.cols + 1
      board:exchange(r1, c1, r2, c2)
    end
    if #Match.findRuns(board) == 0 and Match.findMove(board) then return true end
  end
  return false
end

return Match
