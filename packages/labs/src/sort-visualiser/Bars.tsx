import type { ReactNode } from 'react';
import { type ColorName, color } from '../kit/colors.ts';
import { Svg } from '../kit/Svg.tsx';
import { type Places, placesOf, SIZE, WRITTEN } from './bar-places.ts';
import type { Item, Moment } from './tape.ts';

/** Lightest shade of an item among its equals. */
const LIGHTEST = 0.35;

interface BarsProps {
  moment: Moment;
  /** Nothing is left to do. */
  isSorted: boolean;
  label: string;
  /** The reader's handles. */
  children?: ReactNode;
}

/** The array: height is the key, the shade tells equals apart, a mark below tells what is touched. */
export function Bars({ moment, isSorted, label, children }: BarsProps) {
  const { items, last } = moment;
  const places = placesOf(items.length);
  const equals = Math.max(...items.map(({ order }) => order), 1);
  const touched = isSorted ? [] : touchedBy(last);
  const hue = last?.kind === 'compare' ? 'warning' : 'danger';
  return (
    <Svg {...SIZE} label={label} hasControls={children !== undefined}>
      {items.map((item, index) => (
        <Bar
          key={`${item.key} ${item.order}`}
          {...{ item, index, places }}
          hue={touched.includes(index) ? hue : isSorted ? 'tip' : 'info'}
          shade={1 - (item.order / equals) * (1 - LIGHTEST)}
        />
      ))}
      <path d={`M0 ${places.floor + 0.5}H${SIZE.width}`} stroke={color('line')} />
      {touched.map((index) => (
        <Mark
          key={index}
          x={places.middle(index)}
          y={places.floor + 22}
          isCompared={last?.kind === 'compare'}
          hue={hue}
        />
      ))}
      {children}
    </Svg>
  );
}

interface BarProps {
  item: Item;
  index: number;
  places: Places;
  hue: ColorName;
  shade: number;
}

function Bar({ item, index, places: { space, width, floor, unit, left }, hue, shade }: BarProps) {
  return (
    <g className="sort-bar" style={{ transform: `translate(${left(index)}px, ${floor}px)` }}>
      <rect
        y={-item.key * unit}
        width={width}
        height={item.key * unit}
        rx={Math.min(3, width / 4)}
        fill={color(hue)}
        fillOpacity={shade}
        stroke={color(hue)}
        strokeWidth={hue === 'warning' || hue === 'danger' ? 1.5 : 0}
      />
      {SIZE.width / space <= WRITTEN && (
        <text x={width / 2} y={15} fontSize={12.5} textAnchor="middle" fill={color('ink-soft')}>
          {item.key}
        </text>
      )}
    </g>
  );
}

interface MarkProps {
  x: number;
  y: number;
  isCompared: boolean;
  hue: ColorName;
}

/** A triangle below a compared item, a square below a written one. */
function Mark({ x, y, isCompared, hue }: MarkProps) {
  const shape = isCompared ? 'l6 10h-12z' : 'm-5 1h10v10h-10z';
  return <path d={`M${x} ${y}${shape}`} fill={color(hue)} />;
}

function touchedBy(last: Moment['last']): number[] {
  if (!last) return [];
  return last.kind === 'write' ? [last.i] : [last.i, last.j];
}
