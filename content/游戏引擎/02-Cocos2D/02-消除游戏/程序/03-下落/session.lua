-- 一局：状态机推进一个回合，把发生的事记成事件
local Random, Board = require "random", require "board"
local Match, Fall, Rules = require "match", require "fall", require "rules"

local Session = {MAX_CHAIN = 50}
Session.__index = Session

-- #region new
local function freshBoard(self)                        -- 没有三连、至少有一步
  for _ = 1, 100 do
    self.board:fill(self.random, self.colors)
    if Match.findMove(self.board) then return end
  end
  error("这个尺寸和颜色数排不出可玩的棋盘")
end

function Session.new(options)
  local self = setmetatable({}, Session)
  self.colors = options.colors
  self.random = Random.new(options.seed)
  self.board = Board.new(options.rows, options.cols)
  self.refill = options.refill or Fall.refill          -- 测试时可以换掉
  self.state, self.score = "idle", 0
  freshBoard(self)
  return self
end
-- #endregion

-- #region machine
local step = {}

local function emit(self, event) self.events[#self.events + 1] = event end

function step.swap(self)
  local s, board = self.swap, self.board
  board:exchange(s[1], s[2], s[3], s[4])
  emit(self, {type = "swap", from = {s[1], s[2]}, to = {s[3], s[4]}})
  if Match.at(board, s[1], s[2]) or Match.at(board, s[3], s[4]) then return "clear" end
  board:exchange(s[1], s[2], s[3], s[4])               -- 回退
  emit(self, {type = "swapBack", from = {s[1], s[2]}, to = {s[3], s[4]}})
  return "idle"
end

function step.clear(self)
  self.chain = self.chain + 1
  local event = Rules.resolve(self.board, Match.findGroups(self.board), self.chain)
  for _, cell in ipairs(event.cells) do self.board:set(cell[1], cell[2], 0) end
  self.score = self.score + event.score
  emit(self, event)
  return "fall"
end

function step.fall(self)
  local moves = Fall.compress(self.board)
  emit(self, {type = "fall", moves = moves, spawns = self.refill(self.board, self.random, self.colors)})
  local matched = #Match.findRuns(self.board) > 0
  if matched and self.chain < self.MAX_CHAIN then return "clear" end
  if matched or not Match.findMove(self.board) then    -- 连锁到了上限，或无步可走
    if matched or not Match.reshuffle(self.board, self.random, 100) then freshBoard(self) end
    emit(self, {type = "shuffle", cells = self.board:copy().cells})
  end
  return "idle"
end

function Session:play(r1, c1, r2, c2)
  if self.state ~= "idle" then return nil, "busy" end
  if not (self.board:inside(r1, c1) and self.board:inside(r2, c2) and Match.adjacent(r1, c1, r2, c2)) then
    return nil, "notAdjacent"
  end
  self.events, self.chain, self.swap = {}, 0, {r1, c1, r2, c2}
  self.state = "swap"
  while self.state ~= "idle" do self.state = step[self.state](self) end
  return self.events
end
-- #endregion

return Session
