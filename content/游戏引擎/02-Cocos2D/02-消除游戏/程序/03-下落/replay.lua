-- 只看事件，在另一张棋盘上重做一遍。Day4 的表现层做同样的事，只是把数字换成精灵
local Replay = {}

-- #region replay
local apply = {}

function apply.swap(board, e) board:exchange(e.from[1], e.from[2], e.to[1], e.to[2]) end
apply.swapBack = apply.swap

function apply.clear(board, e)
  for _, cell in ipairs(e.cells) do board:set(cell[1], cell[2], 0) end
  for _, made in ipairs(e.created or {}) do board:set(made.row, made.col, made.value) end
end

function apply.fall(board, e)
  for _, m in ipairs(e.moves) do                       -- 次序是从下往上，目标总是空的
    assert(board:at(m.to, m.col) == 0, "落到了有块的格子上")
    board:exchange(m.from, m.col, m.to, m.col)
  end
  for _, s in ipairs(e.spawns) do
    assert(board:at(s.to, s.col) == 0, "补到了有块的格子上")
    board:set(s.to, s.col, s.value)
  end
end

function apply.shuffle(board, e)
  for row = 1, board.rows do
    for col = 1, board.cols do board:set(row, col, e.cells[row][col]) end
  end
end

function Replay.apply(board, events)
  for _, event in ipairs(events) do apply[event.type](board, event) end
end
-- #endregion

return Replay
