-- 规则：一组匹配消掉哪些格子，得多少分。Day5 换成带特殊块的版本
local Rules = {}

-- #region resolve
local EACH = 10

function Rules.resolve(board, groups, chain)
  local cells, seen = {}, {}
  for _, group in ipairs(groups) do
    for _, cell in ipairs(group.cells) do
      local key = cell[1] * 1000 + cell[2]
      if not seen[key] then
        seen[key] = true
        cells[#cells + 1] = cell
      end
    end
  end
  return {type = "clear", cells = cells, chain = chain, score = EACH * #cells * chain}
end
-- #endregion

return Rules
