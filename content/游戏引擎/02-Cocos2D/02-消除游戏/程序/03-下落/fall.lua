-- 消除之后：逐列压紧，再从上面补
local Fall = {}

-- #region compress
function Fall.compress(board)
  local moves = {}
  for col = 1, board.cols do
    local write = 1                                    -- 下一块该落到第几行
    for read = 1, board.rows do
      if board:at(read, col) ~= 0 then
        if read ~= write then
          board:exchange(read, col, write, col)
          moves[#moves + 1] = {col = col, from = read, to = write}
        end
        write = write + 1
      end
    end
  end
  return moves
end
-- #endregion

-- #region refill
function Fall.refill(board, random, colors)
  local spawns = {}
  for col = 1, board.cols do
    local above = 0                                    -- 这一列已补了几块
    for row = 1, board.rows do
      if board:at(row, col) == 0 then
        above = above + 1
        local value = random:range(colors)
        board:set(row, col, value)
        spawns[#spawns + 1] = {col = col, from = board.rows + above, to = row, value = value}
      end
    end
  end
  return spawns
end
-- #endregion

return Fall
