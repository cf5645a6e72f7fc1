import { color, wash } from '../kit/colors.ts';
import type { CallState } from './model.ts';
import type { PlacedCall } from './types.ts';
import { words } from './words/lab.ts';

/** What stands before the pieces; absent for what has nothing to keep: folds, and a memory that is switched off. */
function labelOf({ problem, isPruned }: CallState): string | undefined {
  const labels: Partial<Record<CallState['problem'], string>> = words.chips;
  return problem === 'fibonacci' && !isPruned ? undefined : labels[problem];
}

export const chipsHeight = (state: CallState) => (labelOf(state) ? 34 : 0);

/** The solution so far, piece by piece, or what is remembered. */
export function Chips({ state, call, y }: { state: CallState; call: PlacedCall; y: number }) {
  const label = labelOf(state);
  if (!label) return null;
  let x = 56;
  return (
    <g transform={`translate(0 ${y})`} fontSize={12.5}>
      <text x={4} y={18} fill={color('ink-soft')}>
        {label}
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
