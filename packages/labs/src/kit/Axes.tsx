import { color } from './colors.ts';
import { type Scale, ticks } from './scale.ts';

interface AxesProps {
  x: Scale;
  y: Scale;
  xLabel?: string;
  yLabel?: string;
  /** About how many ticks each axis has. */
  count?: number;
  /** Lines across the whole area. */
  hasGrid?: boolean;
}

/** Axes at the left and lower edge of the scales' ranges, with ticks and names. */
export function Axes({ x, y, xLabel, yLabel, count = 5, hasGrid = true }: AxesProps) {
  const [left, right] = ends(x);
  const [top, bottom] = ends(y);
  return (
    <g stroke={color('line')} fill={color('ink-soft')} fontSize={12}>
      {ticks(x.domain, count).map((value) => (
        <g key={value} transform={`translate(${round(x(value))} 0)`}>
          <line y1={hasGrid ? top : bottom} y2={bottom + 4} />
          <text y={bottom + 17} textAnchor="middle" stroke="none">
            {value}
          </text>
        </g>
      ))}
      {ticks(y.domain, count).map((value) => (
        <g key={value} transform={`translate(0 ${round(y(value))})`}>
          <line x1={left - 4} x2={hasGrid ? right : left} />
          <text x={left - 7} y={4} textAnchor="end" stroke="none">
            {value}
          </text>
        </g>
      ))}
      <path d={`M${left} ${top}V${bottom}H${right}`} fill="none" stroke={color('ink-soft')} />
      <text x={right} y={bottom - 6} textAnchor="end" stroke="none">
        {xLabel}
      </text>
      <text x={left + 6} y={top + 11} stroke="none">
        {yLabel}
      </text>
    </g>
  );
}

function ends({ range: [from, to] }: Scale): [number, number] {
  return [Math.min(from, to), Math.max(from, to)];
}

const round = (value: number) => Math.round(value * 100) / 100;
