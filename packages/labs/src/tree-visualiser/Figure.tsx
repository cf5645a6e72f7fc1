import { useMemo } from 'react';
import { color } from '../kit/colors.ts';
import { Svg } from '../kit/Svg.tsx';
import { layOut, roomOf } from './layout.ts';
import { sceneOf, scenesOf, type TreeAction, type TreeState } from './model.ts';
import { TreeNodes } from './TreeNodes.tsx';
import type { Row as NumberRow } from './types.ts';
import { words } from './words/lab.ts';

interface FigureProps {
  state: TreeState;
  /** Absent in the still picture. */
  dispatch?: (action: TreeAction) => void;
}

/** The tree; its nodes are pressed, and dragged onto one another. */
export function Figure({ state, dispatch }: FigureProps) {
  const scene = sceneOf(state);
  const scenes = scenesOf(state);
  const room = useMemo(() => roomOf(scenes.map(({ roots }) => roots)), [scenes]);
  const layout = useMemo(() => layOut(state.kind, scene.roots, room), [state.kind, scene, room]);
  const height = layout.height + (scenes.some(({ row }) => row) ? 44 : 4);
  const label = words.picture(words.titles[state.kind], layout.placed.length);
  return (
    <Svg width={layout.width} height={height} label={label} hasControls={dispatch !== undefined}>
      <text x={2} y={11} fontSize={12} fill={color('ink-soft')}>
        {words.legends[state.kind]}
      </text>
      <TreeNodes
        kind={state.kind}
        scene={scene}
        layout={layout}
        {...(dispatch && { onDo: (operation) => dispatch({ kind: 'do', operation }) })}
      />
      {scene.row && <Values row={scene.row} y={layout.height} />}
    </Svg>
  );
}

function Values({ row: { label, values, touched = [] }, y }: { row: NumberRow; y: number }) {
  const room = Math.min(26, 308 / Math.max(values.length, 1));
  return (
    <g transform={`translate(8 ${y + 8})`}>
      <text y={18} fontSize={12.5} fill={color('ink-soft')}>
        {label}
      </text>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a value is its place
        <g key={index} transform={`translate(${50 + index * room} 0)`}>
          <rect
            x={1}
            width={room - 2}
            height={26}
            rx={3}
            fill={touched.includes(index) ? color('accent-soft') : color('paper')}
            stroke={color(touched.includes(index) ? 'accent' : 'line')}
          />
          <text x={room / 2} y={18} textAnchor="middle" fontSize={12.5} fill={color('ink')}>
            {value}
          </text>
        </g>
      ))}
    </g>
  );
}
