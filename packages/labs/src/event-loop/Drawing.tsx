import { color, wash } from '../kit/colors.ts';
import { PressArea } from '../kit/PressArea.tsx';
import { Svg } from '../kit/Svg.tsx';
import { figureLabel } from './describe.ts';
import type { LoopAction } from './lab-model.ts';
import { type Box, boxesOf, type Panel, panelsOf, ROW, TITLE, TONES, WIDTH } from './panels.ts';
import { type LoopState, lastOf, machineOf, SOURCES, type Source, storyOf, turnOf } from './state.ts';
import { words } from './words/lab.ts';

interface DrawingProps {
  state: LoopState;
  /** Absent in the still picture. */
  dispatch?: (action: LoopAction) => void;
}

/** The stack at the left, the queues beside it, what was printed below; what has its turn is pressed. */
export function Drawing({ state, dispatch }: DrawingProps) {
  const panels = panelsOf(state);
  const bottom = panels.at(-1);
  return (
    <Svg
      width={WIDTH}
      height={(bottom?.y ?? 0) + (bottom?.height ?? 0) + 2}
      label={figureLabel(machineOf(state))}
      hasControls={dispatch !== undefined}
    >
      {panels.map((panel) => (
        <PanelView key={panel.name} state={state} panel={panel} {...(dispatch && { dispatch })} />
      ))}
    </Svg>
  );
}

function PanelView({ state, panel, dispatch }: DrawingProps & { panel: Panel }) {
  const { name, x, y, width, height } = panel;
  const boxes = boxesOf(state, panel);
  const source = SOURCES.find((each) => each === name);
  const isMissed = state.missed === name;
  const tone = TONES[name];
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        {...{ width, height }}
        rx={5}
        fill={color(name === 'log' ? 'tint' : 'paper')}
        stroke={color(isMissed ? 'danger' : 'line')}
        strokeWidth={isMissed ? 2 : 1}
        strokeDasharray={isMissed ? '5 3' : undefined}
      />
      <text x={8} y={15} fontSize={12} fill={color('ink-soft')}>
        {words.panels[name]}
      </text>
      {isMissed && (
        <text x={width - 8} y={15} textAnchor="end" fontSize={12} fontWeight={700} fill={color('danger')}>
          {words.notItsTurn}
        </text>
      )}
      {takenFrom(state) === name && <path d={`M-3 ${height / 2 - 6}l-8 6l8 6z`} fill={color('accent')} />}
      {boxes.map((box, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
        <BoxView key={index} box={box} tone={name === 'stack' && index > 0 ? 'ink-soft' : tone} />
      ))}
      {source && dispatch && (
        <PressArea
          {...{ x: 0, y: 0, width, height }}
          label={sourceLabel(source, boxes)}
          disabled={state.step === lastOf(state)}
          onPress={() => dispatch({ kind: 'press', source })}
        />
      )}
    </g>
  );
}

function sourceLabel(source: Source, boxes: readonly Box[]): string {
  const name = words.panels[source];
  if (boxes.length === 0) return words.holds(name, 0);
  return words.holding(name, boxes.length, boxes.map(({ text }) => text).join(words.comma));
}

/** The queue that the last step took a job from. */
function takenFrom(state: LoopState): string | undefined {
  const before = storyOf(state).machines[state.step - 1];
  const turn = before && turnOf(before);
  return turn === 'stack' ? undefined : turn;
}

function BoxView({ box: { text, x, y, width, isNew }, tone }: { box: Box; tone: (typeof TONES)['log'] }) {
  return (
    <g transform={`translate(${x} ${TITLE + y})`}>
      <rect
        width={width}
        height={ROW - 5}
        rx={3}
        fill={wash(tone, isNew ? 34 : 13)}
        stroke={color(isNew ? 'accent' : tone)}
        strokeWidth={isNew ? 2 : 1}
      />
      <text x={width / 2} y={16} textAnchor="middle" fontSize={13} fontWeight={isNew ? 700 : 400} fill={color('ink')}>
        {text}
      </text>
    </g>
  );
}
