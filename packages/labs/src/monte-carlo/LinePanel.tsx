import { color, wash } from '../kit/colors.ts';
import { histogram } from './estimate.ts';
import { curve, lineScales, topOf, UPPER } from './plane.ts';
import { densityAt, LINES, type Sample, type SceneName } from './scenes.ts';
import type { CarloState } from './state.ts';
import { words } from './words/lab.ts';

const PARTS = 20;
/** Samples that are drawn one by one. */
const SHOWN = 300;

/** A function of a line: itself, the density, where the samples fell and how thickly. */
export function LinePanel({ state, samples }: { state: CarloState; samples: readonly Sample[] }) {
  const scene = state.scene as Exclude<SceneName, 'pi' | 'hemisphere'>;
  const density = (x: number) => densityAt(state, x);
  const scales = lineScales(topOf(scene, density));
  const { x, y } = scales;
  const counts = histogram(scene, samples, PARTS);
  const ticks = samples.slice(0, SHOWN).map((sample) => `M${x(sample.x).toFixed(1)} ${UPPER.bottom}v7`);
  return (
    <g>
      {counts.map((count, i) => {
        const height = y(0) - y((count / samples.length) * PARTS);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={i}
            x={x(i / PARTS) + 0.5}
            width={x(1 / PARTS) - x(0) - 1}
            y={Math.max(y(0) - height, 4)}
            height={Math.min(height, y(0) - 4)}
            fill={wash('info', 22)}
          />
        );
      })}
      <path d={`M${UPPER.left} ${UPPER.bottom}H${UPPER.right}`} stroke={color('ink-soft')} />
      <path d={curve(density, scales)} fill="none" stroke={color('info')} strokeWidth={2} strokeDasharray="7 4" />
      <path d={curve(LINES[scene].value, scales)} fill="none" stroke={color('accent')} strokeWidth={2.5} />
      <path d={ticks.join('')} stroke={color('ink')} strokeOpacity={0.55} />
      <g fontSize={12} fill={color('ink-soft')} textAnchor="middle">
        <text x={UPPER.left} y={UPPER.bottom + 21}>
          0
        </text>
        <text x={UPPER.right - 4} y={UPPER.bottom + 21}>
          1
        </text>
      </g>
      <Legend />
    </g>
  );
}

function Legend() {
  const entries = [
    { text: 'f(x)', hue: color('accent'), dash: undefined, x: 40 },
    { text: words.densityOfX, hue: color('info'), dash: '7 4', x: 100 },
    { text: words.sample, hue: color('info'), dash: 'bar', x: 186 },
  ];
  return (
    <g fontSize={12} stroke={color('paper')} strokeWidth={3} paintOrder="stroke">
      {entries.map(({ text, hue, dash, x }) => (
        <g key={text} transform={`translate(${x} 20)`}>
          {dash === 'bar' ? (
            <rect y={-9} width={12} height={10} fill={wash('info', 22)} stroke="none" />
          ) : (
            <path d="M0 -4h18" stroke={hue} strokeWidth={2.5} strokeDasharray={dash} />
          )}
          <text x={dash === 'bar' ? 17 : 23} fill={color('ink')}>
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}
