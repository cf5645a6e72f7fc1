import type { LabProps } from '../define.ts';
import { Button, Choice, Controls as Row, Toggle } from '../kit/controls.tsx';
import {
  BOARD,
  type GraphAction,
  type GraphOptions,
  type GraphState,
  isDirected,
  isFree,
  MOST_EDGES,
  NODES,
} from './model.ts';
import { PRESET_NAMES, type PresetName } from './presets.ts';
import { ALGORITHMS, nameOf } from './types.ts';
import { words } from './words/lab.ts';

type Props = LabProps<GraphOptions, GraphState, GraphAction>;

/** The algorithm, and the same changes of the graph that its picture takes. */
export function Controls({ state, dispatch }: Props) {
  const names = state.nodes.map((_, node) => [String(node), nameOf(node)] as const);
  return (
    <>
      <Row label={words.algorithm}>
        <Choice
          label={words.algorithm}
          value={state.algorithm}
          options={ALGORITHMS.map((name) => [name, words.algorithms[name]] as const)}
          onChange={(algorithm) => dispatch({ kind: 'run', algorithm })}
        />
        <Choice
          label={words.source}
          value={String(state.source)}
          options={names}
          onChange={(node) => dispatch({ kind: 'source', node: Number(node) })}
        />
        {isFree(state) && (
          <Toggle
            label={words.directed}
            isOn={isDirected(state)}
            onChange={(isOn) => dispatch({ kind: 'direct', isOn })}
          />
        )}
      </Row>
      <Row label={words.graph}>
        <Choice<PresetName | ''>
          label={words.otherGraph}
          value=""
          options={[['', words.chooseGraph], ...PRESET_NAMES.map((name) => [name, words.graphs[name]] as const)]}
          onChange={(graph) => graph && dispatch({ kind: 'graph', graph })}
        />
        <Button
          disabled={state.nodes.length >= NODES.most}
          onClick={() => dispatch({ kind: 'add', ...freePlace(state) })}
        >
          {words.addNode}
        </Button>
        <EdgeChoice state={state} dispatch={dispatch} />
      </Row>
    </>
  );
}

/** A place of the board far from all nodes. */
function freePlace({ nodes }: GraphState): { x: number; y: number } {
  const places = Array.from({ length: BOARD.x.max * BOARD.y.max }, (_, i) => ({
    x: 2 + (i % (BOARD.x.max - 3)),
    y: 2 + (Math.floor(i / (BOARD.x.max - 3)) % (BOARD.y.max - 3)),
  }));
  const room = (place: { x: number; y: number }) =>
    Math.min(...nodes.map(({ x, y }) => Math.hypot(x - place.x, y - place.y)));
  return places.reduce((best, place) => (room(place) > room(best) ? place : best));
}

function EdgeChoice({ state, dispatch }: Pick<Props, 'state' | 'dispatch'>) {
  const arrow = isDirected(state) ? ' → ' : '–';
  const edges = state.edges.map(
    ({ from, to, weight }, index) =>
      [String(index), words.edgeChoice(nameOf(from), arrow, nameOf(to), weight)] as const,
  );
  return (
    <>
      <Choice
        label={words.cutEdge}
        value=""
        options={[['', words.chooseEdge], ...edges]}
        onChange={(index) => index && dispatch({ kind: 'cut', edge: Number(index) })}
      />
      {state.edges.length >= MOST_EDGES && <span>{words.mostEdges(MOST_EDGES)}</span>}
    </>
  );
}
