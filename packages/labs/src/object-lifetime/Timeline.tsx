import type { ReactNode } from 'react';
import { type ColorName, color, wash } from '../kit/colors.ts';
import { Svg } from '../kit/Svg.tsx';
import type { LiveObject, Step } from './steps.ts';
import { words } from './words/lab.ts';

/** Size of the drawing in its own units. */
const WIDTH = 360;
const NAMES = 88;
const ROW = 30;
const TOP = 30;

/** Where a step lies across the drawing. */
export const placeOfStep = (step: number, last: number) => NAMES + (step / Math.max(last, 1)) * (WIDTH - NAMES - 14);

interface TimelineProps {
  steps: readonly Step[];
  /** The step shown; what comes later is not drawn. */
  step: number;
  label: string;
  /** A life, or an end, that is pressed leads to where it began. */
  onStep?: (step: number) => void;
  /** The handle. */
  children?: ReactNode;
}

/** A row for each object that has been: solid while it lives, dashed once moved from; the owners' number stands in it. */
export function Timeline({ steps, step, label, onStep, children }: TimelineProps) {
  const objects = steps.at(-1)?.objects ?? [];
  const x = (index: number) => placeOfStep(index, steps.length - 1);
  const height = TOP + objects.length * ROW + 8;
  return (
    <Svg width={WIDTH} height={height} label={label} hasControls={onStep !== undefined}>
      <path d={steps.map((_, index) => `M${x(index).toFixed(1)} ${TOP - 5}v5`).join('')} stroke={color('ink-soft')} />
      <rect x={x(step) - 1} width={2} y={4} height={height - 8} fill={color('accent')} />
      <text
        x={x(step) + (step * 2 > steps.length ? -14 : 14)}
        y={18}
        fontSize={12}
        fill={color('accent')}
        textAnchor={step * 2 > steps.length ? 'end' : 'start'}
      >
        {words.stepNumber(step)}
      </text>
      {objects.map(({ id }) => (
        <g key={id}>
          <path
            d={`M${NAMES} ${TOP + id * ROW + 13}H${WIDTH - 14}`}
            stroke={color('line')}
            strokeWidth={1.5}
            strokeDasharray="2 5"
          />
          <Row id={id} y={TOP + id * ROW} steps={steps.slice(0, step + 1)} x={x} onStep={onStep} />
        </g>
      ))}
      {children}
    </Svg>
  );
}

interface RowProps {
  id: number;
  y: number;
  /** Steps up to now. */
  steps: readonly Step[];
  x: (step: number) => number;
  onStep: ((step: number) => void) | undefined;
}

function Row({ id, y, steps, x, onStep }: RowProps) {
  const born = steps.findIndex(({ objects }) => objects[id]);
  const now = steps.at(-1)?.objects[id];
  if (born < 0 || !now) return null;
  const died = steps.findIndex(({ objects }) => objects[id]?.state === 'dead');
  const end = died < 0 ? steps.length - 1 : died;
  return (
    <g fontSize={13}>
      {/* A remark on the name has room in the table only. */}
      <text x={NAMES - 8} y={y + 18} textAnchor="end" fill={color(now.state === 'dead' ? 'ink-soft' : 'ink')}>
        {shorten(now.name.replace(/ ?[（(].*/, ''))}
      </text>
      {spans(steps, id, born, end).map(({ from, to, object }) => (
        <g key={from} {...pressed(onStep, from)}>
          <Span object={object} from={x(from)} to={Math.max(x(to), x(from) + 3)} y={y} />
        </g>
      ))}
      {died >= 0 && (
        <g {...pressed(onStep, died)}>
          <Cross x={x(died)} y={y + 13} />
        </g>
      )}
      {now.state === 'leaked' && (
        <text x={x(end) - 4} y={y + 18} textAnchor="end" fill={color('danger')}>
          {words.states.leaked}
        </text>
      )}
    </g>
  );
}

/** The pointer's short way; keys have the handle. */
const pressed = (onStep: ((step: number) => void) | undefined, step: number) =>
  onStep && { onClick: () => onStep(step), style: { cursor: 'pointer' } };

interface SpanOfLife {
  from: number;
  to: number;
  object: LiveObject;
}

/** The steps of an object's life, cut where its state, value or owners change. */
function spans(steps: readonly Step[], id: number, born: number, end: number): SpanOfLife[] {
  const found: SpanOfLife[] = [];
  for (let at = born; at <= end; at++) {
    const object = steps[at]?.objects[id] as LiveObject;
    const last = found.at(-1);
    if (last) last.to = at;
    if (object.state !== 'dead' && (!last || keyOf(last.object) !== keyOf(object)))
      found.push({ from: at, to: at, object });
  }
  return found;
}

const keyOf = ({ state, value, owners }: LiveObject) => `${state} ${value} ${owners.length}`;

function Span({ object, from, to, y }: { object: LiveObject; from: number; to: number; y: number }) {
  const hue: ColorName = object.state === 'leaked' ? 'danger' : object.place === 'heap' ? 'warning' : 'info';
  const isMoved = object.state === 'moved';
  const inside = [object.value, object.owners.length > 0 ? `×${object.owners.length}` : ''].filter(Boolean).join(' ');
  return (
    <g>
      <rect
        x={from}
        y={y + 3}
        width={to - from}
        height={20}
        fill={isMoved ? color('paper') : wash(hue, 22)}
        stroke={color(hue)}
        strokeDasharray={isMoved ? '3 3' : undefined}
      />
      {to - from > 7 + inside.length * 7 && (
        <text x={from + 4} y={y + 17} fill={color('ink')}>
          {inside}
        </text>
      )}
    </g>
  );
}

function Cross({ x, y }: { x: number; y: number }) {
  return <path d={`M${x - 5} ${y - 5}l10 10m0 -10l-10 10`} stroke={color('ink')} strokeWidth={2} fill="none" />;
}

const shorten = (name: string) => (name.length > 12 ? `${name.slice(0, 11)}…` : name);
