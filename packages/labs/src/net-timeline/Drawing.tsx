import { color } from '../kit/colors.ts';
import { Svg } from '../kit/Svg.tsx';
import { timelineText } from './describe.ts';
import { heightOf, LADDER, LANES, rowsOf, SIZE } from './ladder.ts';
import { PacketLine } from './PacketLine.tsx';
import { SegmentStrip } from './SegmentStrip.tsx';
import { type NetState, storyOf } from './state.ts';
import { words } from './words/lab.ts';

interface DrawingProps {
  state: NetState;
  /** Absent in the still picture. */
  onTurn?: (packet: number) => void;
}

/** Two hosts, time downwards, and what went between them. */
export function Drawing({ state, onTurn }: DrawingProps) {
  const story = storyOf(state);
  const last = story.happenings[state.done - 1];
  const now = last?.at ?? 0;
  const rows = rowsOf(story, now, state.delay);
  const bottom = rows.at(-1)?.y ?? 0;
  const shift = LADDER.top - Math.max(0, bottom - (LADDER.bottom - LADDER.top - 24));
  const place = (at: number) => heightOf(rows, at) + shift;
  // What was sent by now; the present moment's own packets only when they have been told.
  const seen = new Set(story.happenings.slice(0, state.done).flatMap(({ packet }) => packet ?? []));
  const figures = last?.figures;
  return (
    <Svg
      width={SIZE.width}
      height={SIZE.height + (figures ? 50 : 0)}
      label={timelineText(state, story)}
      hasControls={onTurn !== undefined}
    >
      <g stroke={color('ink-soft')} strokeWidth={1.5}>
        <path d={`M${LANES.A} ${LADDER.top}V${LADDER.bottom}M${LANES.B} ${LADDER.top}V${LADDER.bottom}`} />
      </g>
      {rows.flatMap(({ at, y, cut }) =>
        cut > 0 && y + shift > LADDER.top + 12 ? [<Cut key={at} y={y + shift - 12} wait={cut} />] : [],
      )}
      {story.packets.flatMap((packet) => {
        const end = Math.min(packet.arrives, now);
        if (!seen.has(packet.number) || place(end) < LADDER.top + 6) return [];
        return [<PacketLine key={packet.number} packet={packet} now={now} place={place} onTurn={onTurn} />];
      })}
      <Times rows={rows} shift={shift} />
      <rect width={SIZE.width} height={LADDER.top} fill={color('paper')} />
      <Host side="A" state={last?.states.A ?? storyStart(state)} />
      <Host side="B" state={last?.states.B ?? ''} />
      {figures && <SegmentStrip figures={figures} isLong={state.topic === 'congestion'} top={SIZE.height + 4} />}
    </Svg>
  );
}

const storyStart = ({ topic }: NetState): string => (topic === 'open' || topic.startsWith('tls') ? 'CLOSED' : '');

function Host({ side, state }: { side: 'A' | 'B'; state: string }) {
  return (
    <g transform={`translate(${LANES[side]} 0)`}>
      <rect x={-66} width={132} height={LADDER.top - 4} rx={4} fill={color('tint')} />
      <text y={16} textAnchor="middle" fontSize={13} fontWeight={700} fill={color('ink')}>
        {words.hosts[side]}
      </text>
      <text y={33} textAnchor="middle" fontSize={12} fill={color('accent')} fontWeight={600}>
        {state}
      </text>
    </g>
  );
}

/** A wait in which nothing happens. */
function Cut({ y, wait }: { y: number; wait: number }) {
  return (
    <text x={(LANES.A + LANES.B) / 2} y={y} textAnchor="middle" fontSize={12} fill={color('ink-soft')}>
      ⋯ {Math.round(wait)} ms ⋯
    </text>
  );
}

/** Moments at the left edge, where they do not crowd. */
function Times({ rows, shift }: { rows: ReturnType<typeof rowsOf>; shift: number }) {
  let last = LADDER.top;
  return (
    <g fontSize={12} fill={color('ink-soft')} textAnchor="end">
      {rows.flatMap(({ at, y }) => {
        const top = y + shift;
        if (top < last + 15 || top > LADDER.bottom) return [];
        last = top;
        return [
          <text key={at} x={LANES.A - 10} y={top + 4}>
            {Math.round(at)}
          </text>,
        ];
      })}
    </g>
  );
}
