import { color, hue, wash } from '../kit/colors.ts';
import { Svg } from '../kit/Svg.tsx';
import { figureLabel, variablesText } from './describe.ts';
import { runChoices } from './model.ts';
import { PROGRAMS } from './programs.ts';
import type { ThreadState } from './state.ts';
import type { Program, Run } from './types.ts';

/** Sizes in the drawing's units. */
const WIDTH = 372;
const LEFT = 26;
const SHARED = 120;
const HEAD = 28;
const ROW = 26;
/** What a second line of shared state adds to a row. */
const SECOND_LINE = 14;
/** Rows that the drawing always has room for. */
const LEAST_ROWS = 4;

/** A column for each thread, time downwards, and what is shared after each step at the right. */
export function Figure({ state }: { state: ThreadState }) {
  const program = PROGRAMS[state.program];
  const choices = state.choices.slice(0, state.shown);
  const column = (WIDTH - LEFT - SHARED) / program.threads.length;
  const rows = Math.max(choices.length, LEAST_ROWS);
  const states = choices.map((_, index) =>
    sharedLines(runChoices(program, choices.slice(0, index + 1)) as Run, program),
  );
  const row = states.some(({ length }) => length > 1) ? ROW + SECOND_LINE : ROW;
  return (
    <Svg width={WIDTH} height={HEAD + rows * row + 8} label={figureLabel(state)}>
      {program.threads.map(({ name }, thread) => (
        <g key={name} transform={`translate(${LEFT + thread * column} 0)`}>
          <text x={column / 2} y={18} textAnchor="middle" fontSize={13} fontWeight={700} fill={color('ink')}>
            {name}
          </text>
          <path d={`M${column / 2} ${HEAD}v${rows * row}`} stroke={color('line')} strokeWidth={2} />
        </g>
      ))}
      <text x={WIDTH - SHARED + 8} y={18} fontSize={12} fill={color('ink-soft')}>
        共享状态
      </text>
      {choices.map((thread, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its step
        <g key={index} transform={`translate(0 ${HEAD + index * row})`}>
          <text x={LEFT - 6} y={17} textAnchor="end" fontSize={12} fill={color('ink-soft')}>
            {index + 1}
          </text>
          <StepBox text={sourceOf(program, choices, index)} thread={thread} x={LEFT + thread * column} width={column} />
          {states[index]?.map((line, at) => (
            <text key={line} x={WIDTH - SHARED + 6} y={17 + at * SECOND_LINE} fontSize={12} fill={color('ink')}>
              {line}
            </text>
          ))}
        </g>
      ))}
    </Svg>
  );
}

/** The source line of a step, as it was when the thread took it. */
function sourceOf(program: Program, choices: readonly number[], index: number): string {
  const thread = choices[index] as number;
  const before = runChoices(program, choices.slice(0, index)) as Run;
  const code = program.threads[thread];
  const line = code?.steps[before.threads[thread]?.next ?? 0]?.line ?? 0;
  return code?.source[line]?.trim() ?? '';
}

/** Variables on one line, who holds which mutex on the next. */
function sharedLines(run: Run, program: Program): string[] {
  const held = Object.entries(run.owners).map(([mutex, owner]) => `${mutex}:${program.threads[owner]?.name}`);
  return [variablesText(run.variables).replaceAll(' = ', '=').replaceAll('，', ' '), held.join(' ')].filter(Boolean);
}

function StepBox({ text, thread, x, width }: { text: string; thread: number; x: number; width: number }) {
  const tone = hue(thread);
  const most = Math.floor((width - 10) / 6.2);
  return (
    <g transform={`translate(${x + 2} 2)`}>
      <rect width={width - 4} height={ROW - 4} rx={3} fill={wash(tone)} stroke={color(tone)} />
      <text x={6} y={15} fontSize={12} fill={color('ink')}>
        {text.length > most ? `${text.slice(0, most - 1)}…` : text}
      </text>
    </g>
  );
}
