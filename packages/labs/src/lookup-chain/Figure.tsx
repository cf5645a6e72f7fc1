import { color, wash } from '../kit/colors.ts';
import { Svg } from '../kit/Svg.tsx';
import { figureLabel, PARENT_NAMES, SLOT_NAMES } from './describe.ts';
import type { Language, Lookup, Place, Query, World } from './types.ts';

/** Sizes in the drawing's units. */
const BOX = { left: 34, width: 200, head: 26, line: 20, gap: 22, foot: 8 };
const WIDTH = 372;

interface FigureProps {
  world: World;
  query: Query;
  lookup: Lookup;
  /** Visits shown. */
  step: number;
}

/** Places one below another, links at the right, and the order of the visits at the left. */
export function Figure({ world, query, lookup, step }: FigureProps) {
  const tops = topsOf(world.places);
  const last = world.places.at(-1);
  const height = (tops.at(-1) ?? 0) + (last ? heightOf(last) : 0) + 12;
  const visits = lookup.path.slice(0, step);
  return (
    <Svg width={WIDTH} height={height} label={figureLabel(world, query)}>
      {world.places.map((place, index) => (
        <Box
          key={place.name}
          place={place}
          top={tops[index] ?? 0}
          name={query.name}
          numbers={visits.flatMap((visit, at) => (visit.place === place.name ? [at + 1] : []))}
        />
      ))}
      {world.places.flatMap((place, index) =>
        linksOf(place, world.language).map(({ labels, to, depth }) => {
          const target = world.places.findIndex(({ name }) => name === to);
          return (
            <Link
              key={`${place.name}-${labels}`}
              from={(tops[index] ?? 0) + depth}
              to={(tops[target] ?? 0) + 10}
              labels={labels}
              depth={depth}
            />
          );
        }),
      )}
    </Svg>
  );
}

const heightOf = ({ slots }: Place) => BOX.head + slots.length * BOX.line + BOX.foot;

function topsOf(places: readonly Place[]): number[] {
  let top = 6;
  return places.map((place) => {
    const at = top;
    top += heightOf(place) + BOX.gap;
    return at;
  });
}

interface LinkLine {
  /** Names of the link, one below another. */
  labels: string[];
  to: string;
  /** Where it leaves its box, from the box's top; a second link leaves lower and bulges further. */
  depth: number;
}

function linksOf({ parent, index, newindex }: Place, language: Language): LinkLine[] {
  if (index && index === newindex) return [{ labels: ['__index', '__newindex'], to: index, depth: 14 }];
  return [
    ...(parent ? [{ labels: [PARENT_NAMES[language]], to: parent, depth: 14 }] : []),
    ...(index ? [{ labels: ['__index'], to: index, depth: 14 }] : []),
    ...(newindex ? [{ labels: ['__newindex'], to: newindex, depth: 30 }] : []),
  ];
}

interface BoxProps {
  place: Place;
  top: number;
  name: string;
  /** Which visits came here. */
  numbers: number[];
}

function Box({ place, top, name, numbers }: BoxProps) {
  const isVisited = numbers.length > 0;
  return (
    <g transform={`translate(${BOX.left} ${top})`}>
      <rect
        width={BOX.width}
        height={heightOf(place)}
        rx={4}
        fill={isVisited ? wash('info') : color('paper')}
        stroke={color(isVisited ? 'info' : 'ink-soft')}
        strokeWidth={isVisited ? 2 : 1}
      />
      <text x={10} y={18} fontSize={14} fontWeight={700} fill={color('ink')}>
        {place.name}
      </text>
      <text x={-10} y={18} fontSize={14} textAnchor="end" fill={color('accent')}>
        {numbers.join(',')}
      </text>
      {place.slots.map((slot, index) => {
        const isHit = isVisited && slot.name === name;
        return (
          <text
            key={slot.name}
            x={22}
            y={BOX.head + 14 + index * BOX.line}
            fontSize={13}
            fontWeight={isHit ? 700 : 400}
            fill={color(isHit ? 'accent' : 'ink')}
          >
            {`${isHit ? '▸ ' : ''}${slot.name} = ${slot.value}${slot.kind === 'plain' ? '' : `（${SLOT_NAMES[slot.kind]}）`}`}
          </text>
        );
      })}
    </g>
  );
}

interface LinkProps extends Pick<LinkLine, 'labels' | 'depth'> {
  from: number;
  to: number;
}

/** A link as a curve beside the boxes, its head at the target. */
function Link({ from, to, labels, depth }: LinkProps) {
  const right = BOX.left + BOX.width;
  const bulge = right + depth * 2;
  const middle = (from + to) / 2;
  return (
    <g stroke={color('ink-soft')} fill="none" strokeWidth={1.5}>
      <path
        d={`M${right} ${from}C${bulge} ${from} ${bulge} ${to} ${right + 3} ${to}m7 -5l-7 5l7 5`}
        strokeDasharray={depth > 20 ? '5 3' : undefined}
      />
      {labels.map((label, line) => (
        <text
          key={label}
          x={right + depth * 1.5 + 6}
          y={middle + 4 + (line - (labels.length - 1) / 2) * 16 + (depth > 20 ? 16 : 0)}
          fontSize={12}
          stroke="none"
          fill={color('ink-soft')}
        >
          {label}
        </text>
      ))}
    </g>
  );
}
