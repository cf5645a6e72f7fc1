import { color } from '../kit/colors.ts';
import { CHART } from './geometry.ts';

interface ChartFrameProps {
  title: string;
  top: string;
  bottom: string;
}

/** Axes of the chart below the picture, its name, its highest and lowest value. */
export function ChartFrame({ title, top, bottom }: ChartFrameProps) {
  return (
    <g fontSize={12} fill={color('ink-soft')}>
      <path
        d={`M${CHART.left} ${CHART.top}V${CHART.bottom}H${CHART.right}`}
        fill="none"
        stroke={color('line')}
        strokeWidth={1.5}
      />
      <text x={CHART.left} y={CHART.top - 7}>
        {title}
      </text>
      <text x={CHART.left - 5} y={CHART.top + 9} textAnchor="end">
        {top}
      </text>
      <text x={CHART.left - 5} y={CHART.bottom} textAnchor="end">
        {bottom}
      </text>
    </g>
  );
}
