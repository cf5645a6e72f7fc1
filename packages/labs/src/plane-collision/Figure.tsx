import { color, wash } from '../kit/colors.ts';
import { DragHandle } from '../kit/DragHandle.tsx';
import { Svg } from '../kit/Svg.tsx';
import { boxesOf, type FlightScene, KINDS, RADIUS, VIEW } from './flight.ts';
import { CELL, COLUMNS } from './grid.ts';
import { GRAIN, type PlaneAction, type PlaneState, sceneOf, scenesOf } from './model.ts';
import { type Box, nearestIn } from './shapes.ts';
import { words } from './words/lab.ts';

/** Units of the drawing to a design point. */
const SCALE = 0.5;
const SIZE = { width: VIEW.width * SCALE, height: VIEW.height * SCALE };
const X = (x: number) => x * SCALE;
const Y = (y: number) => SIZE.height - y * SCALE;
const AREA = { left: 0, top: 0, right: SIZE.width, bottom: SIZE.height };

interface FigureProps {
  state: PlaneState;
  /** Absent in the still picture. */
  dispatch?: (action: PlaneAction) => void;
}

const titleOf = (titles: typeof words.sizes, index: number) => (KINDS[index] ? titles[KINDS[index].name] : '');

/** The field with its cells; bullet and enemies are dragged. */
export function Figure({ state, dispatch }: FigureProps) {
  const scene = sceneOf(state);
  const boxes = boxesOf(state.enemies);
  const label = words.picture(scene.cells.length, scene.tested.length);
  return (
    <Svg {...SIZE} label={label} hasControls={dispatch !== undefined}>
      <Cells scene={scene} />
      {boxes.map((box, i) => (
        <Enemy key={KINDS[i]?.name} box={box} title={titleOf(words.sizes, i)} scene={scene} index={i} />
      ))}
      <Bullet scene={scene} state={state} boxes={boxes} />
      {dispatch && <Handles state={state} dispatch={dispatch} />}
    </Svg>
  );
}

/** Lines of the grid; what the bullet covers is tinted. */
function Cells({ scene }: { scene: FlightScene }) {
  const edge = CELL * SCALE;
  return Array.from({ length: 4 * COLUMNS }, (_, cell) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
      key={cell}
      {...{ x: (cell % COLUMNS) * edge, y: SIZE.height - (Math.floor(cell / COLUMNS) + 1) * edge }}
      width={Math.min(edge, SIZE.width - (cell % COLUMNS) * edge)}
      height={edge}
      fill={scene.cells.includes(cell) ? wash('info', 22) : color('paper')}
      stroke={color('line')}
    />
  ));
}

/** A box: dashed while it is not tested, full when it is, filled and named when it is hit. */
function Enemy({ box, title, scene, index }: { box: Box; title: string; scene: FlightScene; index: number }) {
  const isTested = scene.tested.includes(index);
  const isHit = scene.hit === index;
  return (
    <g>
      <rect
        {...{ x: X(box.x - box.halfWidth), y: Y(box.y + box.halfHeight) }}
        {...{ width: 2 * box.halfWidth * SCALE, height: 2 * box.halfHeight * SCALE }}
        fill={isHit ? wash('danger', 30) : wash('warning', 14)}
        stroke={color(isHit ? 'danger' : isTested ? 'accent' : 'warning')}
        strokeWidth={isTested ? 2.5 : 1.5}
        strokeDasharray={isTested ? undefined : '4 3'}
      />
      <text
        x={X(box.x)}
        y={Math.max(12, Y(box.y + box.halfHeight) - 5)}
        textAnchor="middle"
        fontSize={12.5}
        fill={color('ink')}
      >
        {isHit ? words.hit : title}
      </text>
    </g>
  );
}

/** The bullet, where it was before, and the way to the nearest place of each tested box. */
function Bullet({ scene, state, boxes }: { scene: FlightScene; state: PlaneState; boxes: readonly Box[] }) {
  const { circle, tested } = scene;
  const r = RADIUS * SCALE;
  return (
    <g pointerEvents="none">
      {scenesOf(state)
        .slice(0, state.step)
        .map((before) => (
          <circle
            key={before.circle.y}
            {...{ cx: X(before.circle.x), cy: Y(before.circle.y), r }}
            fill="none"
            stroke={color('ink-soft')}
            strokeDasharray="2 2"
          />
        ))}
      {state.rule === 'box' && (
        <rect
          {...{ x: X(circle.x) - r, y: Y(circle.y) - r, width: 2 * r, height: 2 * r }}
          fill="none"
          stroke={color('accent')}
        />
      )}
      {tested.map((i) => {
        const box = boxes[i];
        const nearest = box && nearestIn(box, circle);
        return (
          nearest && (
            <g key={i} stroke={color('accent')} strokeWidth={1.5}>
              <path d={`M${X(circle.x)} ${Y(circle.y)}L${X(nearest.x)} ${Y(nearest.y)}`} />
              <rect {...{ x: X(nearest.x) - 2.5, y: Y(nearest.y) - 2.5, width: 5, height: 5 }} fill={color('accent')} />
            </g>
          )
        );
      })}
      <circle {...{ cx: X(circle.x), cy: Y(circle.y), r }} fill={color('ink')} />
    </g>
  );
}

function Handles({ state, dispatch }: Required<FigureProps>) {
  const shared = { area: AREA, step: GRAIN * SCALE };
  const text = ({ x, y }: { x: number; y: number }) => `(${x}, ${y})`;
  const back = (x: number, y: number) => ({ x: x / SCALE, y: (SIZE.height - y) / SCALE });
  return (
    <>
      {state.enemies.map((enemy, index) => (
        <DragHandle
          key={KINDS[index]?.name}
          {...shared}
          {...{ x: X(enemy.x), y: Y(enemy.y), reach: 14 }}
          label={titleOf(words.enemies, index)}
          valueText={text(enemy)}
          onMove={(x, y) => dispatch({ kind: 'enemy', index, ...back(x, y) })}
        />
      ))}
      <DragHandle
        {...shared}
        {...{ x: X(state.start.x), y: Y(state.start.y) }}
        label={words.bulletStart}
        valueText={text(state.start)}
        onMove={(x, y) => dispatch({ kind: 'start', ...back(x, y) })}
        fill="transparent"
      />
    </>
  );
}
