import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { color } from '../kit/colors.ts';
import { paired, pressed, wordTo } from './gestures.ts';
import { KIND_INFO } from './kinds.ts';
import { boxWidth, isBoxed, type Layout, type Placed, RADIUS } from './layout.ts';
import { NodeShape, NodeText } from './NodeShape.tsx';
import type { Kind, Operation, TreeScene } from './types.ts';
import { words } from './words/lab.ts';

interface TreeNodesProps {
  kind: Kind;
  scene: TreeScene;
  layout: Layout;
  /** Absent in the still picture. */
  onDo?: (operation: Operation) => void;
}

/** Lines and nodes. A node is pressed, dragged onto another, or taken out by Delete. */
export function TreeNodes({ kind, scene, layout, onDo }: TreeNodesProps) {
  const [held, setHeld] = useState<number>();
  const down = useRef<Placed | null>(null);
  const perform = (operation: Operation | undefined) => {
    setHeld(undefined);
    if (operation) onDo?.(operation);
  };
  const press = (place: Placed) => {
    const letters = KIND_INFO[kind].alphabet?.letters;
    const word = letters && wordTo(place, letters);
    perform(word ? (word.length ? { op: 'find', args: word } : undefined) : pressed(kind, place));
  };
  const drop = (event: PointerEvent) => {
    const from = down.current;
    down.current = null;
    if (!from) return;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-node]');
    const to = layout.placed.find(({ node }) => String(node.id) === under?.getAttribute('data-node'));
    if (!to) return;
    if (to === from) press(from);
    else perform(paired(kind, from.node, to.node));
  };
  const onKeyDown = (event: KeyboardEvent, place: Placed) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !['Enter', ' ', 'Delete'].includes(event.key)) return;
    event.preventDefault();
    const from = layout.placed.find(({ node }) => node.id === held);
    if (event.key === ' ') return setHeld(held === place.node.id ? undefined : place.node.id);
    if (event.key === 'Delete') return perform(erasing(kind, place));
    if (from && from !== place) perform(paired(kind, from.node, place.node));
    else press(place);
  };
  return (
    <>
      {layout.placed.map((place) => (
        <Line key={place.node.id} place={place} kind={kind} isActive={scene.active.includes(place.node.id)} />
      ))}
      {kind === 'bplus' && <Chain placed={layout.placed} />}
      {layout.placed.map((place) => (
        <g key={place.node.id} transform={`translate(${place.x} ${place.y})`}>
          <g
            {...(onDo && {
              className: 'lab-handle tree-node',
              style: { cursor: 'pointer' },
              role: 'button',
              tabIndex: 0,
              'data-node': place.node.id,
              'aria-label': nameOf(place),
              'aria-pressed': held === undefined ? undefined : held === place.node.id,
              onPointerDown: () => {
                down.current = place;
              },
              onPointerUp: drop,
              onKeyDown: (event: KeyboardEvent) => onKeyDown(event, place),
            })}
          >
            <NodeShape
              kind={kind}
              node={place.node}
              isActive={scene.active.includes(place.node.id)}
              isChanged={scene.changed.includes(place.node.id)}
              isHeld={held === place.node.id}
            />
          </g>
          <NodeText kind={kind} node={place.node} isLeft={place.x < (place.parent?.x ?? 0)} />
        </g>
      ))}
    </>
  );
}

const nameOf = ({ node }: Placed) =>
  words.nodeLabel(
    node.text || words.emptyNode,
    node.sub ? words.noted(node.sub) : '',
    node.tone === 'red' ? words.isRed : node.tone === 'black' ? words.isBlack : '',
  );

function erasing(kind: Kind, place: Placed): Operation | undefined {
  const { ops, alphabet } = KIND_INFO[kind];
  if (kind === 'heap') return pressed(kind, place);
  if (!ops.includes('erase')) return undefined;
  if (alphabet) return { op: 'erase', args: wordTo(place, alphabet.letters) };
  return { op: 'erase', args: [Number(place.node.keys?.[0] ?? place.node.text)] };
}

function Line({ place: { x, y, node, parent }, kind, isActive }: { place: Placed; kind: Kind; isActive: boolean }) {
  if (!parent) return null;
  const half = isBoxed(kind) ? 11 : RADIUS;
  // What stands below a box is not crossed.
  const start = isBoxed(kind) && parent.node.sub !== undefined ? 28 : half;
  const from = kind === 'bplus' ? parent.x + spread({ x, parent, kind }) : parent.x;
  return (
    <path
      d={`M${from} ${parent.y + start}L${x} ${y - half}`}
      stroke={color(isActive ? 'accent' : 'ink-soft')}
      strokeWidth={isActive ? 2.5 : 1.5}
      data-to={node.id}
    />
  );
}

/** Lines of a page of keys start from where they lead: between its keys. */
function spread({ x, parent, kind }: { x: number; parent: Placed; kind: Kind }): number {
  const half = boxWidth(kind, parent.node) / 2 - 3;
  return Math.max(-half, Math.min(half, (x - parent.x) / 3));
}

/** The leaves of a B+ tree are linked: a range is read from one to the next. */
function Chain({ placed }: { placed: readonly Placed[] }) {
  const leaves = placed.filter(({ node }) => node.children.length === 0).sort((a, b) => a.x - b.x);
  return leaves.slice(1).map((leaf, i) => {
    const before = leaves[i];
    if (!before) return null;
    const from = before.x + boxWidth('bplus', before.node) / 2;
    const to = leaf.x - boxWidth('bplus', leaf.node) / 2;
    return <path key={leaf.node.id} d={`M${from} ${leaf.y}H${to}`} stroke={color('tip')} strokeWidth={2.5} />;
  });
}
