import { color } from '../kit/colors.ts';
import { Svg } from '../kit/Svg.tsx';
import { shellModel, viewOf } from './model.ts';
import { PRESETS, type PresetName } from './presets.ts';
import { words } from './words/lab.ts';

const WIDTH = 372;
const LINE = 18;
/** Letters of 12 units that fit a row. */
const COLUMNS = 47;

/** What the lines of a preset print, one after the other, as it stands on paper. */
export function Transcript({ preset }: { preset: PresetName }) {
  const { script } = PRESETS[preset];
  const { results } = viewOf(shellModel.start({ preset, done: script.length }));
  const rows = results.flatMap(({ line, status, output }) => [
    { text: `$ ${line}`, kind: 'line' as const, status },
    ...output.flatMap(({ text, isError }) =>
      text
        .replace(/\n$/, '')
        .split('\n')
        .slice(0, 3)
        .map((row) => ({
          text: row.replaceAll('\t', '  '),
          kind: isError ? ('error' as const) : ('text' as const),
          status: 0,
        })),
    ),
  ]);
  const height = rows.length * LINE + 16;
  return (
    <Svg width={WIDTH} height={height} label={words.transcript(words.titles[preset], script.length)}>
      <rect width={WIDTH} height={height} rx={4} fill={color('tint')} />
      <g fontSize={12} style={{ fontFamily: 'var(--mono)' }}>
        {rows.map(({ text, kind, status }, i) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            key={i}
            x={10}
            y={22 + i * LINE}
            fill={color(kind === 'error' ? 'danger' : kind === 'line' ? 'accent' : 'ink')}
            style={{ whiteSpace: 'pre' }}
          >
            {cut(text)}
            {status !== 0 && <tspan fill={color('danger')}>{`  [${status}]`}</tspan>}
          </text>
        ))}
      </g>
    </Svg>
  );
}

const cut = (text: string): string => (text.length > COLUMNS ? `${text.slice(0, COLUMNS - 1)}…` : text);
