import { color } from '../kit/colors.ts';
import { Svg } from '../kit/Svg.tsx';
import { Piece, Raster } from './Bytes.tsx';
import { byteMap, paddingOf, partialMap, type Region } from './byte-map.ts';
import { figureLabel, shortName } from './describe.ts';
import { type Grip, Grips } from './Grips.tsx';
import type { MemoryAction } from './lab-model.ts';
import { CELL, LEFT, ROW, rowsOf, TOP } from './segments.ts';
import { laidOut, type MemoryState } from './state.ts';
import type { ClassLayout } from './types.ts';
import { words } from './words/lab.ts';

interface FigureProps {
  state: MemoryState;
  /** Absent in the still picture. */
  dispatch?: (action: MemoryAction) => void;
}

/** A map of an object's bytes, eight in a row: members, vptrs and padding. Members are dragged to another place. */
export function Figure({ state, dispatch }: FigureProps) {
  const { layouts, layout } = laidOut(state);
  const { shown, step } = state;
  const isWhole = step > layout.placements.length;
  const map = isWhole ? byteMap(layouts, shown) : partialMap(layouts, shown, step);
  const owners = [...layouts.keys()];
  const bottom = TOP + rowsOf(layout.size) * CELL.height;
  return (
    <Svg
      width={LEFT + ROW * CELL.width + 6}
      height={bottom + 26}
      label={figureLabel(shown)}
      hasControls={dispatch !== undefined}
    >
      <Raster size={layout.size} />
      {map.map((region) => (
        <Piece
          key={
            region.kind === 'padding' ? `padding ${region.offset}` : `${region.piece} ${region.owner} ${region.label}`
          }
          region={region}
          owned={owners.indexOf(region.owner)}
          isNew={!isWhole && region.piece === step - 1}
        />
      ))}
      <text x={LEFT} y={bottom + 18} fontSize={13} fill={color('ink')}>
        {isWhole ? words.bytesInAll(layout.size, paddingOf(map)) : waitingText(layout, step)}
      </text>
      {dispatch && <Grips grips={gripsOf(layout, map)} count={layout.fields.length} dispatch={dispatch} />}
    </Svg>
  );
}

/** What is still to be placed, as far as the line holds it. */
function waitingText(layout: ClassLayout, step: number): string {
  const names = layout.placements.slice(step).map((placement) => shortName(layout, placement));
  if (names.length === 0) return words.allPlaced;
  return words.waiting(names.slice(0, 3).join(words.comma)) + (names.length > 3 ? words.ofThings(names.length) : '');
}

/** The shown class's own members that have bytes in the map. */
function gripsOf(layout: ClassLayout, map: readonly Region[]): Grip[] {
  return layout.fields.flatMap(({ name, offset, size }, index) => {
    const piece = layout.placements.findIndex((each) => each.kind === 'member' && each.name === name);
    const own = map.filter((region) => region.piece === piece);
    if (own.length === 0) return [];
    const end = Math.max(...own.map((region) => region.offset + region.size));
    const where = words.whereNow(index + 1, offset, size);
    return [{ name, index, offset, size: Math.min(size, end - offset), where }];
  });
}
