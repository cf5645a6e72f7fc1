/**
 * The machine of the notes' `session.lua`, word for word but for the language of its remarks (a test holds it to that), and
 * where each phase stands in it.
 */
import type { Phase } from './moment.ts';
import { words } from './words/lab.ts';

/** The machine's source. */
export const machineSource = () => `function step.swap(self)
  local s, board = self.swap, self.board
  board:exchange(s[1], s[2], s[3], s[4])
  emit(self, {type = "swap", from = {s[1], s[2]}, to = {s[3], s[4]}})
  if Match.at(board, s[1], s[2]) or Match.at(board, s[3], s[4]) then return "clear" end
  board:exchange(s[1], s[2], s[3], s[4])               -- ${words.undone}
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
  if matched or not Match.findMove(self.board) then    -- ${words.limitOrStuck}
    if matched or not Match.reshuffle(self.board, self.random, 100) then freshBoard(self) end
    emit(self, {type = "shuffle", cells = self.board:copy().cells})
  end
  return "idle"
end`;

/** Words of the line that does what a phase shows; of `idle` none does. */
const DOES: Record<Exclude<Phase, 'idle'>, string> = {
  swap: 'type = "swap"',
  back: 'type = "swapBack"',
  match: 'Match.findGroups',
  clear: 'board:set',
  fall: 'Fall.compress',
  refill: 'self.refill',
  rest: 'if matched or not Match.findMove',
  shuffle: 'Match.reshuffle',
};

/** Number of the phase's line. */
export function lineOf(phase: Phase): number | undefined {
  return phase === 'idle'
    ? undefined
    : machineSource()
        .split('\n')
        .findIndex((line) => line.includes(DOES[phase]));
}
