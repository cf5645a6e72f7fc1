import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';

interface MemberListProps {
  names: readonly string[];
  /** A member's own controls. */
  row: (index: number) => ReactNode;
  onMove: (from: number, to: number) => void;
}

const WAYS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** Members in their order; each has a grip that pointer, touch and arrow keys move. */
export function MemberList({ names, row, onMove }: MemberListProps) {
  const held = useRef<string | null>(null);

  // The list takes the pointer: a row that is moved in the document would lose it.
  const take = (event: PointerEvent<HTMLButtonElement>, name: string) => {
    held.current = name;
    event.currentTarget.closest('ol')?.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent<HTMLOListElement>) => {
    const from = names.indexOf(held.current ?? '');
    if (from < 0) return;
    const to = rowAt(event.currentTarget, event.clientY);
    if (to !== from) onMove(from, to);
  };
  const release = () => {
    held.current = null;
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const to = index + (WAYS[event.key] ?? 0);
    if (to === index || to < 0 || to >= names.length) return;
    event.preventDefault();
    onMove(index, to);
  };
  return (
    <ol className="memory-layout-members" onPointerMove={drag} onPointerUp={release} onLostPointerCapture={release}>
      {names.map((name, index) => (
        <li key={name}>
          <button
            type="button"
            className="lab-button memory-layout-grip"
            aria-label={`移动 ${name}：第 ${index + 1} 个，共 ${names.length} 个，可用上下方向键`}
            onPointerDown={(event) => take(event, name)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            ⠿ <code>{name}</code>
          </button>
          {row(index)}
        </li>
      ))}
    </ol>
  );
}

/** The row whose lower edge is the first below a height; beyond the ends the first or the last. */
function rowAt(list: Element, y: number): number {
  const rows = [...list.children];
  const found = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return found < 0 ? rows.length - 1 : found;
}
