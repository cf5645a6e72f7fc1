import { color, hue } from '../kit/colors.ts';
import type { Point } from './curves.ts';
import { nameOf } from './describe.ts';
import type { CurveView } from './kinds.ts';
import { namePlaces, pathOf, round, X, Y } from './places.ts';
import { type CurveState, lastRound } from './state.ts';

/** The rounds of interpolation that are drawn, a hue each; the points of the newest have their names. */
export function Construction({ state, view }: { state: CurveState; view: CurveView }) {
  const [control = [], ...rounds] = view.levels.slice(0, state.round + 1);
  const isDone = state.round === lastRound(state);
  const between = isDone ? rounds.slice(0, -1) : rounds;
  return (
    <>
      <path d={pathOf(control)} fill="none" stroke={color('ink-soft')} />
      {between.map((level, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
        <g key={i} stroke={color(hue(i))} fill={color(hue(i))}>
          <path d={pathOf(level)} fill="none" strokeDasharray="5 4" strokeWidth={1.5} />
          {level.map(({ x, y }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a point is its number
            <circle key={index} cx={round(X(x))} cy={round(Y(y))} r={i === between.length - 1 && !isDone ? 5 : 3} />
          ))}
        </g>
      ))}
      <Names points={state.points} name={(index) => nameOf(0, index, 0)} />
      {!isDone && state.round > 0 && (
        <Names points={rounds.at(-1) ?? []} name={(index) => nameOf(state.round, index, 0)} />
      )}
    </>
  );
}

function Names({ points, name }: { points: readonly Point[]; name: (index: number) => string }) {
  const spots = namePlaces(points.map(({ x, y }) => ({ x: X(x), y: Y(y) })));
  return (
    <g fill={color('ink-soft')} stroke={color('paper')} strokeWidth={4} paintOrder="stroke" fontSize={13}>
      {spots.map(({ x, y }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a point is its number
        <text key={index} x={round(x)} y={round(y)} textAnchor="middle">
          {name(index)}
        </text>
      ))}
    </g>
  );
}
