import { useState } from 'react';
import type { LabProps } from '../define.ts';
import { useSurroundings } from '../kit/context.ts';
import { Button, Choice, NumberControl, Controls as Row } from '../kit/controls.tsx';
import { useFrame } from '../kit/use-frame.ts';
import { two } from './describe.ts';
import { COUNTS, KINDS } from './kinds.ts';
import { type CurveAction, WISHES } from './model.ts';
import { type CurveOptions, type CurveState, TICK_RATE, TICKS, TIME } from './state.ts';
import { words } from './words/lab.ts';

type Props = LabProps<CurveOptions, CurveState, CurveAction>;

/** Which curve, with how many points, and where on it. */
export function Controls(props: Props) {
  const { state, dispatch } = props;
  const { kind, points } = state;
  const [least, most] = COUNTS[kind];
  return (
    <Row label={words.curve}>
      <Choice
        label={words.kind}
        value={kind}
        options={KINDS.map((name) => [name, words.kinds[name]] as const)}
        onChange={(curve) => dispatch({ kind: 'curve', curve })}
      />
      {least < most && (
        <NumberControl
          label={words.controlPoints}
          value={points.length}
          min={least}
          max={most}
          onChange={(count) => dispatch({ kind: 'count', count })}
        />
      )}
      {kind === 'joined' &&
        WISHES.map((wish) => (
          <Button key={wish} onClick={() => dispatch({ kind: 'join', wish })}>
            {words.joinAs(wish)}
          </Button>
        ))}
      {kind !== 'easing' && <Parameter {...props} />}
    </Row>
  );
}

/** `t` by hand, and on wish from one end of the curve to the other. */
function Parameter({ state: { t }, dispatch }: Props) {
  const { prefersStill } = useSurroundings();
  const [isRunning, setRunning] = useState(false);
  const [way] = useState({ ticks: 0 });
  useFrame((seconds) => {
    way.ticks += seconds * TICK_RATE;
    dispatch({ kind: 't', t: way.ticks / TICKS });
    if (way.ticks >= TICKS) setRunning(false);
  }, isRunning);
  const run = () => {
    way.ticks = t < 1 ? t * TICKS : 0;
    setRunning(!isRunning);
  };
  const set = (next: number) => {
    setRunning(false);
    dispatch({ kind: 't', t: next });
  };
  return (
    <>
      <NumberControl label="t" value={t} {...TIME} format={two} onChange={set} />
      {!prefersStill && <Button onClick={run}>{isRunning ? words.stop : words.runT}</Button>}
    </>
  );
}
