import { type ColorName, color, wash } from '../kit/colors.ts';
import { pressable } from '../kit/pressable.ts';
import { Svg } from '../kit/Svg.tsx';
import { graphText } from './describe.ts';
import { NAMES, PAIRS, type Scope } from './graph.ts';
import { linkPlace, NODE, PLACES, SIZE } from './layout.ts';
import { type CmakeState, givenIn, graphOf } from './state.ts';
import { words } from './words/lab.ts';

const LOOKS: Record<Scope, { hue: ColorName; dash: string | undefined }> = {
  PUBLIC: { hue: 'accent', dash: undefined },
  PRIVATE: { hue: 'warning', dash: '7 4' },
  INTERFACE: { hue: 'info', dash: '2 4' },
};

interface DrawingProps {
  state: CmakeState;
  /** Absent in the still picture. */
  onTurn?: (pair: number) => void;
  onPick?: (target: number) => void;
}

/** Targets, what they get, and the links between them. */
export function Drawing({ state, onTurn, onPick }: DrawingProps) {
  return (
    <Svg {...SIZE} label={graphText(state)} hasControls={onTurn !== undefined}>
      {PAIRS.map((_, pair) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pair is its number
        <Line key={pair} pair={pair} scope={state.links[pair]} />
      ))}
      {NAMES.map((name, i) => (
        <Target key={name} state={state} number={i} onPick={onPick} />
      ))}
      {PAIRS.map((_, pair) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pair is its number
        <Sign key={pair} pair={pair} scope={state.links[pair]} onTurn={onTurn} />
      ))}
    </Svg>
  );
}

function Line({ pair, scope }: { pair: number; scope: Scope | undefined }) {
  const { from, to } = linkPlace(pair);
  const look = scope ? LOOKS[scope] : { hue: 'line' as const, dash: '1 5' };
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <g stroke={color(look.hue)} strokeWidth={scope ? 2.5 : 1.5} fill="none">
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} strokeDasharray={look.dash} />
      {scope && <path d="M-9 -5L0 0L-9 5" transform={`translate(${to.x} ${to.y}) rotate(${angle.toFixed(1)})`} />}
    </g>
  );
}

interface SignProps {
  pair: number;
  scope: Scope | undefined;
  onTurn: ((pair: number) => void) | undefined;
}

function Sign({ pair, scope, onTurn }: SignProps) {
  const { sign } = linkPlace(pair);
  const [from, to] = PAIRS[pair] ?? [0, 0];
  if (!scope && !onTurn) return null;
  const width = scope ? 82 : 26;
  return (
    <g
      {...(onTurn && pressable(() => onTurn(pair)))}
      {...(onTurn && { 'aria-label': words.linkBetween(NAMES[from], NAMES[to], scope ?? words.noScope) })}
      transform={`translate(${sign.x.toFixed(1)} ${sign.y.toFixed(1)})`}
    >
      <rect
        x={-width / 2}
        y={-13}
        width={width}
        height={26}
        rx={13}
        fill={color('paper')}
        stroke={color(scope ? LOOKS[scope].hue : 'ink-soft')}
        strokeWidth={1.5}
        strokeDasharray={scope ? LOOKS[scope].dash : '2 3'}
      />
      <text y={4.5} textAnchor="middle" fontSize={12} fontWeight={scope ? 600 : 400} fill={color('ink')}>
        {scope ?? '+'}
      </text>
    </g>
  );
}

interface TargetProps {
  state: CmakeState;
  number: number;
  onPick: ((target: number) => void) | undefined;
}

function Target({ state, number, onPick }: TargetProps) {
  const { x, y } = PLACES[number] ?? { x: 0, y: 0 };
  const kind = graphOf(state).targets[number]?.kind ?? 'static';
  const isKnown = number >= NAMES.length - state.done;
  const isPicked = number === state.picked;
  return (
    <g
      {...(onPick && pressable(() => onPick(number), isPicked))}
      transform={`translate(${x - NODE.width / 2} ${y - NODE.height / 2})`}
    >
      <rect
        width={NODE.width}
        height={NODE.height}
        rx={5}
        fill={isPicked ? wash('accent', 12) : color('paper')}
        stroke={color(isPicked ? 'accent' : 'ink-soft')}
        strokeWidth={isPicked ? 2.5 : 1.25}
      />
      <text x={8} y={20} fontSize={14} fontWeight={700} fill={color('ink')}>
        {NAMES[number]}
      </text>
      <text x={NODE.width - 8} y={20} fontSize={12} textAnchor="end" fill={color('ink-soft')}>
        {words.kinds[kind]}
      </text>
      <Chips
        numbers={
          isKnown
            ? kind === 'interface'
              ? givenIn(state, number).handedOn
              : givenIn(state, number).compiled
            : undefined
        }
      />
    </g>
  );
}

/** Whose headers a target sees: a letter each. */
function Chips({ numbers }: { numbers: Set<number> | undefined }) {
  return NAMES.map((name, i) => {
    const isSeen = numbers?.has(i);
    return (
      <g key={name} transform={`translate(${8 + i * 26} 27)`}>
        <rect
          width={22}
          height={17}
          rx={3}
          fill={isSeen ? color('info') : 'none'}
          stroke={color('line')}
          strokeDasharray={isSeen ? undefined : '2 2'}
        />
        <text
          x={11}
          y={13}
          fontSize={12}
          textAnchor="middle"
          fill={isSeen ? color('paper') : color('ink-soft')}
          fontWeight={isSeen ? 700 : 400}
        >
          {numbers ? name.charAt(0) : '?'}
        </text>
      </g>
    );
  });
}
