import { color, wash } from '../kit/colors.ts';
import type { CallState } from './model.ts';
import type { PlacedCall } from './types.ts';

const LABELS: Partial<Record<CallState['problem'], string>> = {
  permutations: '已排',
  subsets: '已选',
  'combination-sum': '已选',
  fibonacci: '备忘',
  pack: '已打印',
};

/** Folds have nothing to keep; a memory only where it is switched on. */
const isShown = ({ problem, isPruned }: CallState) =>
  LABELS[problem] !== undefined && (problem !== 'fibonacci' || isPruned);

export const chipsHeight = (state: CallState) => (isShown(state) ? 34 : 0);

/** The solution so far, piece by piece, or what is remembered. */
export function Chips({ state, call, y }: { state: CallState; call: PlacedCall; y: number }) {
  if (!isShown(state)) return null;
  let x = 56;
  return (
    <g transform={`translate(0 ${y})`} fontSize={12.5}>
      <text x={4} y={18} fill={color('ink-soft')}>
        {LABELS[state.problem]}
      </text>
      {call.chips.map((chip, i) => {
        const width = chip.length * 8 + 14;
        const left = x;
        x += width + 4;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
          <g key={i} transform={`translate(${left} 0)`}>
            <rect width={width} height={26} rx={4} fill={wash('tip', 16)} stroke={color('tip')} />
            <text x={width / 2} y={17.5} textAnchor="middle" fill={color('ink')}>
              {chip}
            </text>
          </g>
        );
      })}
    </g>
  );
}
