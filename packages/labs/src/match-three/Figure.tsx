import { color } from '../kit/colors.ts';
import { Svg } from '../kit/Svg.tsx';
import { EMPTY } from './board.ts';
import { Cells } from './Cells.tsx';
import { Gem } from './Gem.tsx';
import { BOARD, edgeOf, middleOf, middleOfCell, SIZE } from './geometry.ts';
import { Grounds, Ways } from './Marks.tsx';
import { type GameAction, type GameState, hintOf, sceneOf } from './model.ts';
import type { GameScene } from './moment.ts';
import { Strip } from './Strip.tsx';
import { useOwnPlay } from './use-own-play.ts';
import { words } from './words/lab.ts';

interface FigureProps {
  state: GameState;
  /** Absent in the still picture. */
  dispatch?: (action: GameAction) => void;
}

/** The board with the phase that the machine is in; pieces are pressed or dragged. */
export function Figure({ state, dispatch }: FigureProps) {
  const scene = sceneOf(state);
  const { size, score } = scene;
  useOwnPlay(state, dispatch);
  return (
    <Svg {...SIZE} label={words.picture(size, score)} hasControls={dispatch !== undefined}>
      <Strip {...scene} />
      <Coordinates size={size} />
      {/* What falls in from above is cut off at the board's edge. */}
      <svg x={BOARD.x} y={BOARD.y} width={BOARD.side} height={BOARD.side} aria-hidden="true">
        <Grounds scene={scene} />
        <Gems scene={scene} turn={state.random} step={state.step} />
        <Ways scene={scene} hint={state.isHinted ? hintOf(state) : undefined} />
      </svg>
      {dispatch && <Cells state={state} dispatch={dispatch} />}
    </Svg>
  );
}

function Gems({ scene, turn, step }: { scene: GameScene; turn: number; step: number }) {
  const { size, cells } = scene;
  const from = originsOf(scene);
  return cells.map((kind, cell) => {
    const origin = from.get(cell);
    const place = middleOfCell(size, cell);
    // Of another phase it is another piece, so that its way begins anew.
    const key = origin ? `${cell} ${turn} ${step}` : cell;
    return kind === EMPTY ? null : <Gem key={key} kind={kind} {...place} edge={edgeOf(size)} from={origin} />;
  });
}

/** How far from its place each piece was that the phase moves, by cell. */
function originsOf({ phase, size, swap, fallen }: GameScene): Map<number, { x: number; y: number }> {
  const [a, b] = swap;
  const [p, q] = [middleOfCell(size, a), middleOfCell(size, b)];
  const [x, y] = [q.x - p.x, q.y - p.y];
  if (phase === 'swap' || phase === 'back') {
    return new Map([
      [a, { x, y }],
      [b, { x: -x, y: -y }],
    ]);
  }
  return new Map(
    fallen.map(({ col, from, to }) => [
      to * size + col,
      { x: 0, y: middleOf(size, from, col).y - middleOf(size, to, col).y },
    ]),
  );
}

/** Numbers of rows, from below, and of columns. */
function Coordinates({ size }: { size: number }) {
  return (
    <g fontSize={12.5} fill={color('ink-soft')} textAnchor="middle">
      {Array.from({ length: size }, (_, i) => {
        const { x, y } = middleOf(size, i, i);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
          <g key={i}>
            <text x={8} y={BOARD.y + y + 4.5}>
              {i + 1}
            </text>
            <text x={BOARD.x + x} y={BOARD.y + BOARD.side + 14}>
              {i + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}
