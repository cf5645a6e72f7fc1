import { color, wash } from '../kit/colors.ts';
import type { Figures } from './network.ts';
import { words } from './words/lab.ts';

interface SegmentStripProps {
  figures: Figures;
  isLong: boolean;
  top: number;
}

/** All segments in a row: confirmed, under way, allowed, and not yet. */
export function SegmentStrip({ figures: { una, next, window }, isLong, top }: SegmentStripProps) {
  const count = isLong ? 30 : 10;
  const width = 360 / count;
  const end = Math.min(una + window, count);
  return (
    <g transform={`translate(6 ${top})`} fontSize={12} textAnchor="middle">
      {Array.from({ length: count }, (_, i) => {
        const isDone = i < una;
        const isUnderWay = !isDone && i < next;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its number
          <g key={i}>
            <rect
              x={i * width + 1}
              y={8}
              width={width - 2}
              height={18}
              fill={isDone ? color('info') : isUnderWay ? wash('accent', 30) : 'none'}
              stroke={color(i < end ? 'accent' : 'line')}
              strokeDasharray={isUnderWay || isDone ? undefined : '2 2'}
            />
            {!isLong && (
              <text x={(i + 0.5) * width} y={21} fill={isDone ? color('paper') : color('ink')}>
                {i}
              </text>
            )}
          </g>
        );
      })}
      <path d={`M${una * width} 5v-4H${end * width}v4`} fill="none" stroke={color('accent')} strokeWidth={2} />
      <text x={0} y={40} textAnchor="start" fill={color('ink-soft')}>
        {words.strip(una, Math.max(next - una, 0), window)}
      </text>
    </g>
  );
}
