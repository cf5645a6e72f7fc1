import { useState } from 'react';
import { color } from '../kit/colors.ts';
import { useRoving } from '../kit/use-roving.ts';
import { areAdjacent } from './board.ts';
import { pieceText } from './describe.ts';
import { BOARD, edgeOf, middleOfCell } from './geometry.ts';
import { type GameAction, type GameState, isIdle, lastOf, sceneOf } from './model.ts';
import { useDrag } from './use-drag.ts';
import { words } from './words/lab.ts';

interface CellsProps {
  state: GameState;
  dispatch: (action: GameAction) => void;
}

/** What is pressed: a button a cell, lying unseen over its piece. Two neighbours pressed are exchanged. */
export function Cells({ state, dispatch }: CellsProps) {
  const { size } = state;
  const { cells } = sceneOf(state);
  // What was picked on another board is picked no more.
  const [picked, setPicked] = useState<{ cell: number; state: GameState }>();
  const selected = picked?.state === state ? picked.cell : undefined;
  const swap = (from: number, to: number) => dispatch({ kind: 'swap', from, to });
  const press = (cell: number) => {
    // As in the program nothing is exchanged in the middle of a turn; a press skips to its end.
    if (!isIdle(state)) dispatch({ kind: 'go', step: lastOf(state) });
    else if (selected !== undefined && areAdjacent(size, selected, cell)) swap(selected, cell);
    else setPicked(selected === cell ? undefined : { cell, state });
  };
  const drag = useDrag(size, swap);
  const order = cells.map((_, i) => (size - 1 - Math.floor(i / size)) * size + (i % size));
  const stop = useRoving(order.map(String));
  return (
    <g transform={`translate(${BOARD.x} ${BOARD.y})`}>
      {order.map((cell) => (
        // biome-ignore lint/a11y/useSemanticElements: a drawing holds no HTML
        <g
          key={cell}
          role="button"
          aria-label={words.cellAt(Math.floor(cell / size) + 1, (cell % size) + 1, pieceText(cells[cell] ?? 0))}
          aria-pressed={cell === selected}
          // A finger scrolls the page from any piece but the picked one.
          style={{ cursor: 'pointer', touchAction: cell === selected ? 'none' : undefined }}
          {...stop(String(cell), () => press(cell))}
          {...drag(cell, cell === selected, () => press(cell))}
        >
          <Area size={size} cell={cell} isSelected={cell === selected} />
        </g>
      ))}
    </g>
  );
}

function Area({ size, cell, isSelected }: { size: number; cell: number; isSelected: boolean }) {
  const { x, y } = middleOfCell(size, cell);
  const edge = edgeOf(size);
  return (
    <rect
      {...{ x: x - edge / 2 + 1.5, y: y - edge / 2 + 1.5, width: edge - 3, height: edge - 3, rx: 4 }}
      fill="transparent"
      stroke={isSelected ? color('ink') : 'none'}
      strokeWidth={3}
    />
  );
}
