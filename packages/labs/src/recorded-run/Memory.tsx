import type { RecordedRun } from 'study-notes/shared/recorded-run';
import { color, wash } from '../kit/colors.ts';
import { Svg } from '../kit/Svg.tsx';
import { HEAD, layoutMoment, type PlacedBox, ROW, tallest, WIDTH } from './layout.ts';
import { changedCells, momentAt, type PlacedCell } from './moment.ts';
import { words } from './words/lab.ts';

/** Stack and heap before the present line; what the last line has changed stands out. */
export function Memory({ run, step, label }: { run: RecordedRun; step: number; label: string }) {
  const now = momentAt(run, step);
  const { boxes, arrows, hasHeap } = layoutMoment(run, now);
  const changed = step === 0 ? new Set<string>() : changedCells(momentAt(run, step - 1), now);
  const top = now.frames.at(-1)?.id;
  return (
    <Svg width={WIDTH} height={tallest(run)} label={label}>
      <text x={2} y={14} fontSize={12.5} fill={color('ink-soft')}>
        {now.line === undefined ? words.nothingLeft : words.stack}
      </text>
      {hasHeap && now.line !== undefined && (
        <text x={218} y={14} fontSize={12.5} fill={color('ink-soft')}>
          {words.heap}
        </text>
      )}
      {boxes.map((box) => (
        <BoxOfCells key={box.box.id} placed={box} changed={changed} isTop={box.box.id === top} />
      ))}
      {arrows.map(({ from, path }) => (
        <g key={`${from} ${path}`} fill="none" stroke={color('accent')}>
          <path d={path} strokeWidth={1.5} />
          <path d={head(path)} strokeWidth={1.5} />
        </g>
      ))}
    </Svg>
  );
}

/** The point of an arrow, which comes in level from the left or, around a column, from the right. */
function head(path: string): string {
  const [, x1 = '0', x2 = '0', y = '0'] = /(\S+) \S+ (\S+) (\S+)$/.exec(path) ?? [];
  const back = Number(x1) > Number(x2) ? 5 : -5;
  return `M${Number(x2) + back} ${Number(y) - 4}L${x2} ${y}L${Number(x2) + back} ${Number(y) + 4}`;
}

interface BoxProps {
  placed: PlacedBox;
  changed: ReadonlySet<string>;
  isTop: boolean;
}

function BoxOfCells({ placed: { box, x, y, width, height, rows }, changed, isTop }: BoxProps) {
  const edge = box.isLost ? 'danger' : box.isHeap ? 'warning' : isTop ? 'accent' : 'line';
  return (
    <g fontSize={12.5}>
      <rect
        x={x + 0.5}
        y={y + 0.5}
        width={width - 1}
        height={height - 1}
        rx={4}
        fill={color('paper')}
        stroke={color(edge)}
        strokeDasharray={box.isLost ? '4 3' : undefined}
      />
      <text x={x + 7} y={y + HEAD - 7} fontWeight={600} fill={color(box.isLost ? 'danger' : 'ink')}>
        {fitted(box.isLost ? words.unreachable(box.id) : box.title, width - 14)}
      </text>
      {rows.map((row) => (
        <Row key={row.cell.id} {...row} x={x} width={width} isChanged={changed.has(row.cell.id)} />
      ))}
    </g>
  );
}

interface RowProps {
  cell: PlacedCell;
  x: number;
  y: number;
  width: number;
  isChanged: boolean;
}

function Row({ cell, x, y, width, isChanged }: RowProps) {
  const isFaint = cell.state === 'unset' || cell.state === 'dead';
  const says = [cell.value, cell.count].filter(Boolean).join(' ');
  const left = x + 7 + cell.depth * 9;
  const name = fitted(cell.name ?? '', (width - 14) * (says ? 0.55 : 1));
  const room = x + width - 9 - left - lengthOf(name) - 8;
  return (
    <g>
      {isChanged && <rect x={x + 2} y={y + 1} width={width - 4} height={ROW - 2} rx={3} fill={wash('accent', 16)} />}
      <text x={left} y={y + 14} fill={color('ink-soft')}>
        {name}
      </text>
      <text
        x={x + width - 9}
        y={y + 14}
        textAnchor="end"
        fontWeight={isChanged ? 600 : 400}
        fill={color(cell.state === 'dangling' ? 'danger' : isFaint ? 'ink-soft' : 'ink')}
        textDecoration={cell.state === 'dead' ? 'line-through' : undefined}
      >
        {cell.to && !says ? '●' : fitted(says, room)}
      </text>
    </g>
  );
}

const lengthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2fff ? 13 : 7.1), 0);

/** Text cut to a width. */
function fitted(text: string, width: number): string {
  if (lengthOf(text) <= width) return text;
  let cut = '';
  for (const letter of text) {
    if (lengthOf(`${cut}${letter}…`) > width) break;
    cut += letter;
  }
  return `${cut}…`;
}
