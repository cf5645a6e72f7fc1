import { color } from '../kit/colors.ts';
import { type Column, nameOf } from './types.ts';

const ROW = 22;
const HEAD = 62;
const WIDTH = 372;

export const tableHeight = (table: readonly Column[]) => (table.length + 1) * ROW + 6;

/** What the algorithm keeps of each node: a row for each kind of it. */
export function StateTable({ table, count, y }: { table: readonly Column[]; count: number; y: number }) {
  const width = Math.min(48, (WIDTH - HEAD) / count);
  const middle = (node: number) => HEAD + (node + 0.5) * width;
  return (
    <g transform={`translate(0 ${y})`} fontSize={12.5}>
      <path d={`M4 ${ROW}H${HEAD + count * width}`} stroke={color('line')} />
      {Array.from({ length: count }, (_, node) => (
        <text key={nameOf(node)} x={middle(node)} y={16} textAnchor="middle" fontWeight={700} fill={color('ink')}>
          {nameOf(node)}
        </text>
      ))}
      {table.map(({ head, cells }, row) => (
        <g key={head} transform={`translate(0 ${(row + 1) * ROW})`}>
          <text x={4} y={16} fill={color('ink-soft')}>
            {head}
          </text>
          {cells.map((cell, node) => (
            <text key={nameOf(node)} x={middle(node)} y={16} textAnchor="middle" fill={color('ink')}>
              {cell}
            </text>
          ))}
        </g>
      ))}
    </g>
  );
}
