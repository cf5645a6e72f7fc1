import type { ReactNode } from 'react';
import { color } from '../kit/colors.ts';
import { Svg } from '../kit/Svg.tsx';
import { Cell, ROW } from './Cell.tsx';
import { DequeRows } from './DequeRows.tsx';
import { figureLabel } from './describe.ts';
import { bucketOf } from './hash.ts';
import type { Pin } from './model.ts';
import type { Story } from './state.ts';
import type { Container, Item } from './types.ts';

/** Sizes in the drawing's units. */
const WIDTH = 372;
/** Cells in a row. */
const PER_ROW = 9;
/** Buckets in a row of the table. */
const BUCKET_COLUMNS = 2;

/** A container's storage with its elements, and marks where the reader holds iterators. */
export function Figure({ story }: { story: Story }) {
  const { container } = story;
  const { height, drawing } = draw(story);
  return (
    <Svg width={WIDTH} height={height} label={figureLabel(container)}>
      {drawing}
    </Svg>
  );
}

function draw({ container, pins }: Story): { height: number; drawing: ReactNode } {
  const pinOf = (item: Item | undefined) => pins.find(({ id }) => id === item?.id);
  if (container.kind === 'unordered_set') return drawBuckets(container, pinOf);
  if (container.kind === 'vector' || container.kind === 'list') return drawCells(container, pinOf);
  const rows = container.deque.finishNode - container.deque.startNode + 1;
  return { height: rows * ROW + 34, drawing: <DequeRows container={container} pinOf={pinOf} /> };
}

type PinOf = (item: Item | undefined) => Pin | undefined;

function drawCells({ kind, items, capacity }: Container, pinOf: PinOf) {
  const count = Math.max(kind === 'vector' ? capacity : items.length, 1);
  const cells = Array.from({ length: count }, (_, index) => (
    <Cell
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in memory
      key={index}
      x={6 + (index % PER_ROW) * 40}
      y={4 + Math.floor(index / PER_ROW) * ROW}
      item={items[index]}
      pin={pinOf(items[index])}
      isLinked={kind === 'list' && index < items.length - 1 && index % PER_ROW < PER_ROW - 1}
    />
  ));
  return { height: Math.ceil(count / PER_ROW) * ROW + 6, drawing: cells };
}

function drawBuckets({ items, hash: { buckets } }: Container, pinOf: PinOf) {
  const rows = Math.ceil(buckets / BUCKET_COLUMNS);
  const drawing = Array.from({ length: buckets }, (_, bucket) => {
    const x = 34 + Math.floor(bucket / rows) * (WIDTH / BUCKET_COLUMNS);
    const y = 4 + (bucket % rows) * ROW;
    const chain = items.filter(({ value }) => bucketOf(value, buckets) === bucket);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a bucket is its number
      <g key={bucket}>
        <text x={x - 8} y={y + 19} textAnchor="end" fontSize={12} fill={color('ink-soft')}>
          {bucket}
        </text>
        <path d={`M${x} ${y + 3}v22`} stroke={color('ink-soft')} strokeWidth={2} />
        {chain.map((item, index) => (
          <Cell key={item.id} x={x + 8 + index * 40} y={y} item={item} pin={pinOf(item)} />
        ))}
      </g>
    );
  });
  return { height: rows * ROW + 6, drawing };
}
