import { color } from '../kit/colors.ts';
import { Dial } from '../kit/Dial.tsx';
import type { CallAction, CallState } from './model.ts';
import { PROBLEMS } from './problems.ts';
import { words } from './words/lab.ts';

/** The numbers that are chosen from or folded; each is pulled up and down. */
export function NumberCells({ state, dispatch }: { state: CallState; dispatch?: (action: CallAction) => void }) {
  const wanted = PROBLEMS[state.problem].numbers;
  if (!wanted) return null;
  return (
    <g fontSize={14}>
      <text x={4} y={20} fontSize={12.5} fill={color('ink-soft')}>
        {wanted.label()}
      </text>
      {state.numbers.map((value, index) => {
        const x = 60 + 36 * index;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place
          <g key={index}>
            <rect x={x - 15} y={2} width={30} height={26} rx={3} fill={color('paper')} stroke={color('ink-soft')} />
            <text x={x} y={20} textAnchor="middle" fill={color('ink')}>
              {value}
            </text>
            {dispatch && (
              <Dial
                x={x}
                y={15}
                width={30}
                height={26}
                label={words.numberAt(index + 1, wanted.label())}
                value={value}
                min={wanted.range[0]}
                max={wanted.range[1]}
                onChange={(next) => dispatch({ kind: 'number', index, value: next })}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}
