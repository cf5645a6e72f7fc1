import { color, wash } from '../kit/colors.ts';
import { edgeOf, middleOf, middleOfCell } from './geometry.ts';
import type { Swap } from './match.ts';
import type { GameScene } from './moment.ts';

/** Below the pieces: the ground of each cell, and what the phase says of it. */
export function Grounds({ scene }: { scene: GameScene }) {
  const { size, phase, swap, groups, cleared } = scene;
  const edge = edgeOf(size);
  const matched = new Set(groups.flatMap(({ cells }) => cells));
  const active = new Set(phase === 'swap' || phase === 'back' ? swap : []);
  return scene.cells.map((_, cell) => {
    const { x, y } = middleOfCell(size, cell);
    const isActive = matched.has(cell) || active.has(cell);
    const isEmpty = cleared.includes(cell);
    return (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
        key={cell}
        {...{ x: x - edge / 2 + 1, y: y - edge / 2 + 1, width: edge - 2, height: edge - 2, rx: 4 }}
        fill={
          isActive ? color('accent-soft') : (Math.floor(cell / size) + cell) % 2 ? color('paper') : wash('line', 35)
        }
        stroke={isActive || isEmpty ? color('accent') : 'none'}
        strokeWidth={2}
        strokeDasharray={isEmpty ? '3 3' : undefined}
      />
    );
  });
}

/** Above the pieces: lines from where each fell, and the hint. */
export function Ways({ scene, hint }: { scene: GameScene; hint: Swap | undefined }) {
  const { size, phase, fallen } = scene;
  return (
    <g fill="none" pointerEvents="none">
      {phase === 'fall' &&
        fallen.map(({ col, from, to }) => <FallLine key={`${col} ${to}`} size={size} col={col} from={from} to={to} />)}
      {phase === 'refill' &&
        fallen.map(({ col, to }) => <NewMark key={`${col} ${to}`} at={middleOf(size, to, col)} edge={edgeOf(size)} />)}
      {hint && <HintLine size={size} hint={hint} />}
    </g>
  );
}

interface Place {
  x: number;
  y: number;
}

/** At the left of its piece, the higher it lands the farther in, so that lines of a column stand side by side. */
function FallLine({ size, col, from, to }: { size: number; col: number; from: number; to: number }) {
  const [a, b] = [middleOf(size, from, col), middleOf(size, to, col)];
  const x = a.x - edgeOf(size) * 0.42 + to * 2.5;
  return <path d={`M${x} ${a.y}V${b.y}m-3 -4l3 4l3 -4`} stroke={color('ink')} strokeWidth={1.5} />;
}

const NewMark = ({ at, edge }: { at: Place; edge: number }) => (
  <path d={`M${at.x + edge * 0.4 - 4} ${at.y - edge * 0.36}h8m-4 -4v8`} stroke={color('ink')} strokeWidth={2} />
);

function HintLine({ size, hint }: { size: number; hint: Swap }) {
  const [a, b] = hint.map((cell) => middleOfCell(size, cell)) as [Place, Place];
  const edge = edgeOf(size);
  const [width, height] = [Math.abs(b.x - a.x) + edge - 3, Math.abs(b.y - a.y) + edge - 3];
  return (
    <rect
      {...{ x: Math.min(a.x, b.x) - edge / 2 + 1.5, y: Math.min(a.y, b.y) - edge / 2 + 1.5, width, height, rx: 8 }}
      stroke={color('info')}
      strokeWidth={3}
      strokeDasharray="6 4"
    />
  );
}
