import { color } from '../kit/colors.ts';
import { Cell, ROW } from './Cell.tsx';
import { BLOCK } from './deque.ts';
import type { Pin } from './model.ts';
import type { Container, Item } from './types.ts';

interface DequeRowsProps {
  container: Container;
  pinOf: (item: Item | undefined) => Pin | undefined;
}

/** Width of the map, and where the blocks begin. */
const MAP_WIDTH = 348;
const BLOCKS = 110;

/** A deque: the map of pointers above, then a row for each block in use. */
export function DequeRows({ container: { items, deque }, pinOf }: DequeRowsProps) {
  const { mapSize, startNode, finishNode, startOffset } = deque;
  const slot = MAP_WIDTH / mapSize;
  const blocks = Array.from({ length: finishNode - startNode + 1 }, (_, block) => block);
  return (
    <g fontSize={12}>
      {Array.from({ length: mapSize }, (_, index) => {
        const isUsed = index >= startNode && index <= finishNode;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a pointer is its place in the map
            key={index}
            x={12 + index * slot}
            y={4}
            width={slot - 2}
            height={16}
            fill={isUsed ? color('accent') : 'none'}
            stroke={color(isUsed ? 'accent' : 'ink-soft')}
            strokeDasharray={isUsed ? undefined : '2 2'}
          />
        );
      })}
      {blocks.map((block) => (
        <g key={block} transform={`translate(0 ${30 + block * ROW})`}>
          <text x={BLOCKS - 14} y={19} textAnchor="end" fill={color('ink-soft')}>
            {`表[${startNode + block}] →`}
          </text>
          {Array.from({ length: BLOCK }, (_, place) => {
            const item = items[block * BLOCK + place - startOffset];
            return (
              <Cell
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in memory
                key={place}
                x={BLOCKS + place * 40}
                y={0}
                item={item}
                pin={pinOf(item)}
              />
            );
          })}
        </g>
      ))}
    </g>
  );
}
