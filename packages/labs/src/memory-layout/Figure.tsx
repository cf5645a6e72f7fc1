import { color } from '../kit/colors.ts';
import { Svg } from '../kit/Svg.tsx';
import { Piece, Raster } from './Bytes.tsx';
import { byteMap, paddingOf, partialMap, type Region } from './byte-map.ts';
import { figureLabel, placedName } from './describe.ts';
import { type Grip, Grips } from './Grips.tsx';
import type { MemoryAction } from './lab-model.ts';
import { CELL, LEFT, ROW, rowsOf, TOP } from './segments.ts';
import { laidOut, type MemoryState } from './state.ts';
import type { ClassLayout } from './types.ts';

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
        {isWhole ? `${layout.size} 字节，其中填充 ${paddingOf(map)} 字节` : waitingText(layout, step)}
      </text>
      {dispatch && <Grips grips={gripsOf(layout, map)} count={layout.fields.length} dispatch={dispatch} />}
    </Svg>
  );
}

/** What is still to be placed, as far as the line holds it. */
function waitingText(layout: ClassLayout, step: number): string {
  const names = layout.placements.slice(step).map((placement) => placedName(layout, placement).replace(/^成员 /, ''));
  if (names.length === 0) return '全放好了，还要把大小凑成对齐的倍数';
  return `待放：${names.slice(0, 3).join('、')}${names.length > 3 ? `等 ${names.length} 样` : ''}`;
}

/** The shown class's own members that have bytes in the map. */
function gripsOf(layout: ClassLayout, map: readonly Region[]): Grip[] {
  return layout.fields.flatMap(({ name, offset, size }, index) => {
    const piece = layout.placements.findIndex((each) => each.kind === 'member' && each.name === name);
    const own = map.filter((region) => region.piece === piece);
    if (own.length === 0) return [];
    const end = Math.max(...own.map((region) => region.offset + region.size));
    const words = `第 ${index + 1} 个，偏移 ${offset}，${size} 字节`;
    return [{ name, index, offset, size: Math.min(size, end - offset), words }];
  });
}
