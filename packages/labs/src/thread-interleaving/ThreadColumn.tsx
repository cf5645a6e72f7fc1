import { color, hue, wash } from '../kit/colors.ts';
import { PressArea } from '../kit/PressArea.tsx';
import { nameOf, shortStatus, statusText } from './describe.ts';
import { CODE, layoutOf } from './geometry.ts';
import { statusOf } from './model.ts';
import { PROGRAMS } from './programs.ts';
import { shownRun, type ThreadState } from './state.ts';
import { words } from './words/lab.ts';

interface ThreadColumnProps {
  state: ThreadState;
  thread: number;
  x: number;
  onPress?: () => void;
}

/** A thread's code with the line it stands at, and what it is doing; pressing it lets it go on. */
export function ThreadColumn({ state, thread, x, onPress }: ThreadColumnProps) {
  const program = PROGRAMS[state.program];
  const run = shownRun(state);
  const { column, codeHeight } = layoutOf(program);
  const { kind } = statusOf(program, run, thread);
  const isReady = kind === 'ready';
  const own = run.threads[thread];
  const code = program.threads[thread];
  const line = code?.steps[own?.next ?? 0]?.line;
  const tone = hue(thread);
  const locals = Object.entries(own?.locals ?? {}).map(([name, value]) => `${name}=${value}`);
  return (
    <g transform={`translate(${x} 0)`}>
      <rect
        x={1}
        y={1}
        width={column - 2}
        height={codeHeight - 2}
        rx={5}
        fill={isReady ? color('paper') : color('tint')}
        stroke={color(isReady ? tone : 'line')}
        strokeWidth={isReady ? 2 : 1}
        strokeDasharray={isReady || kind === 'done' ? undefined : '5 3'}
      />
      <text x={10} y={19} fontSize={13.5} fontWeight={700} fill={color('ink')}>
        {code?.name}
      </text>
      <text x={column - 10} y={19} textAnchor="end" fontSize={12} fill={color('ink')} style={MONO}>
        {locals.join(' ')}
      </text>
      <text x={10} y={36} fontSize={12} fill={color(kind === 'blocked' ? 'danger' : 'ink-soft')}>
        {`${SIGNS[kind]} ${shortStatus(program, run, thread)}`}
      </text>
      {line !== undefined && (
        <rect
          x={2}
          y={CODE.head + line * CODE.line}
          width={column - 4}
          height={CODE.line}
          fill={wash(tone, isReady ? 28 : 14)}
        />
      )}
      {code?.source.map((text, index) => (
        <text
          key={text}
          x={10}
          y={CODE.head + index * CODE.line + 13}
          fontSize={12}
          fontWeight={index === line ? 700 : 400}
          fill={color(line === undefined || index < line ? 'ink-soft' : 'ink')}
          style={MONO}
        >
          {text}
        </text>
      ))}
      {onPress && (
        <PressArea
          {...{ x: 0, y: 0, width: column, height: codeHeight, disabled: !isReady, onPress }}
          label={words.press(
            nameOf(program, thread),
            isReady ? code?.source[line ?? 0]?.trim() : statusText(program, run, thread),
          )}
        />
      )}
    </g>
  );
}

const MONO = { fontFamily: 'var(--mono)', whiteSpace: 'pre' } as const;
/** Signs that tell the kinds of status apart without colours. */
const SIGNS = { ready: '▶', done: '✓', blocked: '✕', asleep: '☾' } as const;
