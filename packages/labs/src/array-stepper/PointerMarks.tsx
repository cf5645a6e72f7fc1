import { color } from '../kit/colors.ts';
import { DragHandle } from '../kit/DragHandle.tsx';
import { cellWidth, middleOf } from './cells.ts';
import type { ArrayAction, ArrayState } from './model.ts';
import type { Pointer } from './types.ts';
import { words } from './words/lab.ts';

interface PointerMarksProps {
  state: ArrayState;
  pointers: readonly Pointer[];
  y: number;
  /** Way between two pointers that stand at the same place. */
  rowHeight: number;
  dispatch?: (action: ArrayAction) => void;
}

/** The pointers below the cells; one that is dragged takes the run along. */
export function PointerMarks({ state, pointers, y, rowHeight, dispatch }: PointerMarksProps) {
  const count = state.values.length;
  const width = cellWidth(count);
  const area = { left: middleOf(0, count), right: middleOf(count, count), top: y, bottom: y };
  return pointers.map(({ name, at }, i) => {
    const x = middleOf(at, count);
    const level = y + rowHeight * pointers.slice(0, i).filter((other) => other.at === at).length;
    return (
      <g key={name}>
        <path d={`M${x} ${level - 4}l-5 8h10z`} fill={color('accent')} />
        {dispatch && (
          <DragHandle
            x={x}
            y={level}
            axis="x"
            step={width}
            area={area}
            label={words.pointer(name)}
            valueText={words.indexOf(at)}
            onMove={(to) => dispatch({ kind: 'pointer', name, at: Math.round((to - middleOf(0, count)) / width) })}
          />
        )}
        <text x={x} y={level + 20} textAnchor="middle" fontSize={13} fontWeight={600} fill={color('accent')}>
          {name}
        </text>
      </g>
    );
  });
}
