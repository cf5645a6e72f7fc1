import { color, wash } from '../kit/colors.ts';
import { boxWidth, isBoxed, RADIUS } from './layout.ts';
import type { Kind, NodeTone, TreeNode } from './types.ts';

interface NodeShapeProps {
  kind: Kind;
  node: TreeNode;
  /** Looked at, changed by this step, or held by the keyboard. */
  isActive: boolean;
  isChanged: boolean;
  isHeld: boolean;
}

/** Ground, line and text of a node. Black nodes are full, red ones hollow: they are told apart without colours too. */
const TONES: Record<NodeTone, { fill: string; stroke: string; text: string; width: number }> = {
  plain: { fill: color('paper'), stroke: color('ink-soft'), text: color('ink'), width: 1.5 },
  red: { fill: wash('danger', 14), stroke: color('danger'), text: color('danger'), width: 3 },
  black: { fill: color('ink'), stroke: color('ink'), text: color('paper'), width: 1.5 },
  end: { fill: wash('tip', 16), stroke: color('tip'), text: color('ink'), width: 2 },
};

/** The ground of a node around its own middle. */
export function NodeShape({ kind, node, isActive, isChanged, isHeld }: NodeShapeProps) {
  const mark = isHeld ? 'note' : isActive ? 'accent' : isChanged ? 'warning' : undefined;
  return (
    <>
      {isBoxed(kind) ? (
        <Box kind={kind} node={node} mark={mark && color(mark)} />
      ) : (
        <Round node={node} mark={mark && color(mark)} isDashed={isChanged && !isActive} />
      )}
    </>
  );
}

/** An AVL node that has to be turned. */
const isTilted = (kind: Kind, { sub }: TreeNode) => kind === 'avl' && Math.abs(Number(sub)) > 1;

interface NodeTextProps extends Pick<NodeShapeProps, 'kind' | 'node'> {
  /** The line to it comes from the right. */
  isLeft: boolean;
}

/** What stands in and beside a node: outside the button, whose name says it in words; off the ring and the line to it. */
export function NodeText({ kind, node, isLeft }: NodeTextProps) {
  const tone = TONES[node.tone ?? 'plain'];
  const width = boxWidth(kind, node);
  return (
    <g pointerEvents="none">
      {!node.keys && (
        <text y={4.5} textAnchor="middle" fontSize={13} fontWeight={600} fill={tone.text}>
          {node.text}
        </text>
      )}
      {node.sub !== undefined && (
        <text
          {...(isBoxed(kind) ? { y: 24, textAnchor: 'middle' as const } : { x: isLeft ? -15 : 15, y: -11 })}
          {...(isLeft && !isBoxed(kind) && { textAnchor: 'end' as const })}
          fontSize={12}
          {...(isTilted(kind, node) ? { fontWeight: 700, fill: color('danger') } : { fill: color('ink-soft') })}
          stroke={color('paper')}
          strokeWidth={3.5}
          paintOrder="stroke"
        >
          {node.sub}
        </text>
      )}
      {node.keys?.map((key, i) => (
        <text
          key={key}
          x={-width / 2 + 12 + 20 * i}
          y={4.5}
          textAnchor="middle"
          fontSize={12.5}
          fontWeight={600}
          fill={tone.text}
        >
          {key}
        </text>
      ))}
    </g>
  );
}

function Round({ node, mark, isDashed }: { node: TreeNode; mark: string | undefined; isDashed: boolean }) {
  const tone = TONES[node.tone ?? 'plain'];
  return (
    <>
      {mark && (
        <circle
          r={RADIUS + 4}
          fill="none"
          stroke={mark}
          strokeWidth={3}
          strokeDasharray={isDashed ? '5 3' : undefined}
        />
      )}
      <circle className="lab-node" r={RADIUS} fill={tone.fill} stroke={tone.stroke} strokeWidth={tone.width} />
    </>
  );
}

function Box({ kind, node, mark }: { kind: Kind; node: TreeNode; mark: string | undefined }) {
  const tone = TONES[node.tone ?? 'plain'];
  const width = boxWidth(kind, node);
  return (
    <>
      {/* What a finger needs. */}
      <rect x={-Math.max(width, 28) / 2} y={-14} width={Math.max(width, 28)} height={28} fill="transparent" />
      <rect
        className="lab-node"
        x={-width / 2}
        y={-12}
        width={width}
        height={24}
        rx={4}
        fill={tone.fill}
        stroke={mark ?? tone.stroke}
        strokeWidth={mark ? 3 : tone.width}
      />
      {node.keys?.slice(1).map((key, i) => (
        <path key={key} d={`M${-width / 2 + 22 + 20 * i} -11v22`} stroke={tone.stroke} />
      ))}
    </>
  );
}
