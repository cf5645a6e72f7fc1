import { useState } from 'react';
import { color } from '../kit/colors.ts';
import { Svg } from '../kit/Svg.tsx';
import { EdgeLine } from './EdgeLine.tsx';
import { GraphNode } from './GraphNode.tsx';
import { freeSide, UNIT } from './geometry.ts';
import { BOARD, type GraphAction, type GraphState, isDirected, sceneOf } from './model.ts';
import { StateTable, tableHeight } from './StateTable.tsx';
import { type Column, nameOf, type Place } from './types.ts';
import { words } from './words/lab.ts';

interface FigureProps {
  state: GraphState;
  /** Absent in the still picture. */
  dispatch?: (action: GraphAction) => void;
}

const WIDTH = 372;
const HEIGHT = (BOARD.y.max + 2) * UNIT + 4;

/** The graph: nodes are dragged, one pressed after the other joins them, weights are pulled; below it the state. */
export function Figure({ state, dispatch }: FigureProps) {
  const [held, setHeld] = useState<number>();
  const scene = sceneOf(state);
  const press = (node: number) => {
    if (held === undefined) return setHeld(node);
    setHeld(undefined);
    if (held !== node) dispatch?.({ kind: 'connect', from: held, to: node });
  };
  const label = words.picture(words.algorithms[state.algorithm], state.nodes.length, state.edges.length);
  return (
    <Svg width={WIDTH} height={HEIGHT + tableHeight(scene.table)} label={label} hasControls={dispatch !== undefined}>
      {state.edges.map((edge, index) => (
        <EdgeLine
          key={`${edge.from} ${edge.to}`}
          state={state}
          index={index}
          mark={scene.edges[index] ?? 'idle'}
          isDirected={isDirected(state)}
          {...(dispatch && { dispatch })}
        />
      ))}
      {state.nodes.map((place, node) => (
        <GraphNode
          key={nameOf(node)}
          node={node}
          place={place}
          mark={scene.nodes[node] ?? 'idle'}
          isSource={node === state.source}
          isHeld={node === held}
          note={noteOf(scene.table, node)}
          side={freeSide(place, neighboursOf(state, node), { width: WIDTH, height: HEIGHT })}
          {...(dispatch && { dispatch, onPress: () => press(node) })}
        />
      ))}
      {held !== undefined && (
        <text x={WIDTH / 2} y={HEIGHT - 4} textAnchor="middle" fontSize={12.5} fill={color('note')}>
          {words.joinWith(nameOf(held))}
        </text>
      )}
      <StateTable table={scene.table} count={state.nodes.length} y={HEIGHT} />
    </Svg>
  );
}

/** What stands beside a node: the first of what is known of it. */
const noteOf = (table: readonly Column[], node: number) => table[0]?.cells[node] ?? '';

/** Places of the nodes that an edge joins to a node. */
const neighboursOf = ({ nodes, edges }: GraphState, node: number): Place[] =>
  edges.flatMap(({ from, to }) => (from === node ? (nodes[to] ?? []) : to === node ? (nodes[from] ?? []) : []));
