import { color, hue, wash } from '../kit/colors.ts';
import { LANE, type Lane, layoutOf } from './geometry.ts';
import { instructionOf } from './model.ts';
import { PROGRAMS } from './programs.ts';
import { planOf, type ThreadState } from './state.ts';
import type { Run } from './types.ts';
import { words } from './words/lab.ts';

interface TimelineProps {
  state: ThreadState;
  /** A step is pressed. */
  onStep?: (step: number) => void;
}

/** Steps from left to right: who took each, and what variables, mutexes and queues were after it. */
export function Timeline({ state, onStep }: TimelineProps) {
  const program = PROGRAMS[state.program];
  const { lanes, lanesTop, cell, height } = layoutOf(program);
  const { runs } = planOf(state);
  const end = LANE.left + cell * state.step;
  return (
    <g fontSize={12.5}>
      <path d={`M${end} ${lanesTop - 14}V${height - 4}`} stroke={color('accent')} strokeWidth={2} />
      <path d={`M${end - 5} ${lanesTop - 14}h10l-5 7z`} fill={color('accent')} />
      {lanes.map((lane, row) => (
        <g key={`${lane.kind} ${lane.name}`} transform={`translate(0 ${lanesTop + row * LANE.height})`}>
          <path d={`M0 ${LANE.height}H372`} stroke={color('line')} />
          <text x={LANE.left - 8} y={17} textAnchor="end" fontSize={sizeOf(lane.name)} fill={color('ink-soft')}>
            {lane.name}
          </text>
          {Array.from({ length: state.step }, (_, step) => (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its step
              key={step}
              transform={`translate(${LANE.left + step * cell} 2)`}
              {...(onStep && { onClick: () => onStep(step + 1), style: { cursor: 'pointer' } })}
            >
              <Cell {...{ state, lane, step, width: cell }} before={runs[step]} after={runs[step + 1]} />
            </g>
          ))}
        </g>
      ))}
    </g>
  );
}

/** Longest name that fits beside the lanes; one that has a letter more is written a little smaller. */
const FITTING = 7;
const sizeOf = (name: string) => (name.length > FITTING ? 12 : undefined);

interface CellProps {
  state: ThreadState;
  lane: Lane;
  step: number;
  width: number;
  before: Run | undefined;
  after: Run | undefined;
}

function Cell({ state, lane, step, width, before, after }: CellProps) {
  if (!before || !after) return null;
  const size = { width, isNew: true };
  switch (lane.kind) {
    case 'thread': {
      if (planOf(state).order[step] !== lane.thread) return null;
      const does = instructionOf(PROGRAMS[state.program], before, lane.thread);
      const isRace = after.races.length > before.races.length;
      return <Mark {...size} owner={lane.thread} isRace={isRace} text={does ? words.letters[does.op] : ''} />;
    }
    case 'variable': {
      const value = after.variables[lane.name] ?? 0;
      return <Value width={width} value={value} isNew={before.variables[lane.name] !== value} />;
    }
    case 'mutex': {
      const owner = after.owners[lane.name];
      return held({ state, width, owner, isNew: before.owners[lane.name] !== owner });
    }
    case 'condition': {
      const sleeper = after.sleepers[lane.name]?.[0];
      return held({ state, width, owner: sleeper, isNew: before.sleepers[lane.name]?.[0] !== sleeper });
    }
  }
}

/** Who has a mutex or sleeps on a condition, named where it begins. */
function held({
  state,
  owner,
  ...rest
}: {
  state: ThreadState;
  owner: number | undefined;
  width: number;
  isNew: boolean;
}) {
  if (owner === undefined) return null;
  const name = PROGRAMS[state.program].threads[owner]?.name.slice(0, 1) ?? '';
  return <Mark {...rest} owner={owner} text={rest.isNew ? name : ''} />;
}

interface MarkProps {
  width: number;
  owner: number;
  text: string;
  /** A band goes on from the step before unless it begins here. */
  isNew: boolean;
  isRace?: boolean;
}

function Mark({ width, owner, text, isNew, isRace = false }: MarkProps) {
  const start = isNew ? 1.5 : 0;
  return (
    <>
      <rect x={start} y={1} width={width - start} height={20} rx={isNew ? 3 : 0} fill={wash(hue(owner), 30)} />
      {isRace && (
        <rect x={1.5} y={1} width={width - 3} height={20} rx={3} fill="none" stroke={color('danger')} strokeWidth={2} />
      )}
      <text x={width / 2} y={15.5} textAnchor="middle" fontWeight={600} fill={color('ink')}>
        {text}
      </text>
    </>
  );
}

const Value = ({ width, value, isNew }: { width: number; value: number; isNew: boolean }) => (
  <text
    x={width / 2}
    y={15.5}
    textAnchor="middle"
    fontWeight={isNew ? 700 : 400}
    fill={color(isNew ? 'accent' : 'ink-soft')}
    style={{ fontVariantNumeric: 'tabular-nums' }}
  >
    {value}
  </text>
);
