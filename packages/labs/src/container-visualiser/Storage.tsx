import { color } from '../kit/colors.ts';
import { BLOCK } from './deque.ts';
import { storageText } from './describe.ts';
import { ROW, WIDTH } from './places.ts';
import type { Story } from './state.ts';
import type { Container } from './types.ts';
import { words } from './words/lab.ts';

/** What stands around the cells: which block of memory it is, or a deque's map of pointers. */
export function Storage({ story: { container, allocations } }: { story: Story }) {
  const { kind } = container;
  if (kind === 'deque' || kind === 'stack' || kind === 'queue') return <BlockMap container={container} />;
  const number = kind === 'vector' && allocations > 0 ? words.blockNumber(allocations) : '';
  return (
    <text x={8} y={16} fontSize={12.5} fill={color('ink-soft')}>
      {`${number}${storageText(container)}`}
    </text>
  );
}

/** The map of pointers, and beside each block the pointer that leads to it. */
function BlockMap({ container: { deque } }: { container: Container }) {
  const { mapSize, startNode, finishNode } = deque;
  const slot = (WIDTH - 24) / mapSize;
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
            rx={2}
            fill={isUsed ? color('accent') : 'none'}
            stroke={color(isUsed ? 'accent' : 'ink-soft')}
            strokeDasharray={isUsed ? undefined : '2 2'}
          />
        );
      })}
      {Array.from({ length: finishNode - startNode + 1 }, (_, block) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
        <text key={block} x={96} y={52 + block * ROW} textAnchor="end" fill={color('ink-soft')}>
          {words.mapEntry(startNode + block)}
        </text>
      ))}
      <path d={`M104 ${32}v${(finishNode - startNode + 1) * ROW - 20}`} stroke={color('line')} />
      <text x={WIDTH - 6} y={52} textAnchor="end" fill={color('ink-soft')}>
        {words.perBlock(BLOCK)}
      </text>
    </g>
  );
}
