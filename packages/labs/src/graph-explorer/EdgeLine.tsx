import { type ColorName, color } from '../kit/colors.ts';
import { Dial } from '../kit/Dial.tsx';
import { curveOf } from './geometry.ts';
import { edgeBetween, type GraphAction, type GraphState, WEIGHTS } from './model.ts';
import { type EdgeMark, nameOf } from './types.ts';
import { words } from './words/lab.ts';

interface EdgeLineProps {
  state: GraphState;
  index: number;
  mark: EdgeMark;
  isDirected: boolean;
  dispatch?: (action: GraphAction) => void;
}

const HUES: Record<EdgeMark, ColorName> = { idle: 'ink-soft', looked: 'warning', chosen: 'accent', dropped: 'line' };
const WIDTHS: Record<EdgeMark, number> = { idle: 1.5, looked: 3, chosen: 4, dropped: 1.5 };
const DASHES: Partial<Record<EdgeMark, string>> = { dropped: '3 4', looked: '7 3' };

/** An edge and its weight, which is pulled up and down; Delete takes the edge away. */
export function EdgeLine({ state, index, mark, isDirected, dispatch }: EdgeLineProps) {
  const edge = state.edges[index];
  const [from, to] = [state.nodes[edge?.from ?? -1], state.nodes[edge?.to ?? -1]];
  if (!edge || !from || !to) return null;
  const isBent = state.edges.some((other) => other.from === edge.to && other.to === edge.from);
  const { path, head, middle } = curveOf(from, to, isBent);
  const isPlain = state.algorithm === 'topological' || state.algorithm === 'tarjan';
  const name = `${nameOf(edge.from)}${isDirected ? ' → ' : '–'}${nameOf(edge.to)}`;
  return (
    <>
      <path d={path} fill="none" stroke={color(HUES[mark])} strokeWidth={WIDTHS[mark]} strokeDasharray={DASHES[mark]} />
      {isDirected && <path d={head} fill={color(HUES[mark])} />}
      {!isPlain && (
        <rect
          x={middle.x - 12}
          y={middle.y - 10}
          width={24}
          height={20}
          rx={4}
          fill={color('paper')}
          stroke={color(mark === 'idle' ? 'line' : HUES[mark])}
        />
      )}
      {!isPlain && (
        <text
          x={middle.x}
          y={middle.y + 4.5}
          textAnchor="middle"
          fontSize={12.5}
          fontWeight={mark === 'chosen' ? 700 : 400}
          fill={color('ink')}
        >
          {edge.weight}
        </text>
      )}
      {dispatch && (
        <Dial
          {...middle}
          width={24}
          height={20}
          label={words.weightOf(name)}
          value={edge.weight}
          min={WEIGHTS.min}
          max={WEIGHTS.max}
          onChange={(weight) => dispatch({ kind: 'weigh', edge: edgeBetween(state, edge.from, edge.to), weight })}
          onKey={(key) => key === 'Delete' && dispatch({ kind: 'cut', edge: index })}
        />
      )}
    </>
  );
}
