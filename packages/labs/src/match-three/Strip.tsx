import { color } from '../kit/colors.ts';
import { SIZE } from './geometry.ts';
import type { GameScene, Phase } from './moment.ts';
import { words } from './words/lab.ts';

const PHASES = ['idle', 'swap', 'match', 'clear', 'fall', 'refill'] as const;
const STEP = 42;
const HEIGHT = 23;
/** The box that a phase without one of its own lights. */
const SHOWN: Partial<Record<Phase, Phase>> = { back: 'idle', rest: 'idle', shuffle: 'idle' };

/** The machine's phases in a row, the present one filled and with a bold name; behind them round and score. */
export function Strip({ phase, chain, gained, score }: GameScene) {
  const now = SHOWN[phase] ?? phase;
  return (
    <g fontSize={12.5} textAnchor="middle">
      {PHASES.map((name, i) => (
        <g key={name} transform={`translate(${i * STEP} 0)`}>
          <rect
            {...{ x: 1, y: 1, width: STEP - 9, height: HEIGHT, rx: 4 }}
            fill={name === now ? color('accent') : color('paper')}
            stroke={color(name === now ? 'accent' : 'line')}
            strokeWidth={name === now ? 2 : 1}
          />
          <text
            x={1 + (STEP - 9) / 2}
            y={17}
            fontWeight={name === now ? 700 : 400}
            fill={color(name === now ? 'paper' : 'ink-soft')}
          >
            {words.phases[name]}
          </text>
          {i < PHASES.length - 1 && (
            <path d={`M${STEP - 6.5} 12.5h5m-2.5 -2.5l2.5 2.5l-2.5 2.5`} fill="none" stroke={color('ink-soft')} />
          )}
        </g>
      ))}
      <text x={SIZE.width} y={17} textAnchor="end" fontWeight={700} fill={color('ink')}>
        {chain > 0 && `×${chain} `}
        {gained > 0 && `+${gained} `}
        {words.scoreNow(score)}
      </text>
    </g>
  );
}
