import type { LabProps } from '../define.ts';
import { Button, Choice, NumberControl, Controls as Row } from '../kit/controls.tsx';
import { DELAYS, LOSSES, type NetAction, WINDOWS } from './model.ts';
import { type NetOptions, type NetState, TOPICS } from './state.ts';
import { words } from './words/lab.ts';

/** What is said, and how good the line is. */
export function Controls({ state, dispatch }: LabProps<NetOptions, NetState, NetAction>) {
  const { topic, delay, loss, window } = state;
  return (
    <Row label={words.network}>
      <Choice
        label={words.topic}
        value={topic}
        options={TOPICS.map((name) => [name, words.topics[name]] as const)}
        onChange={(next) => dispatch({ kind: 'topic', topic: next })}
      />
      <NumberControl
        label={words.delay}
        value={delay}
        {...DELAYS}
        format={(value) => `${value} ms`}
        onChange={(next) => dispatch({ kind: 'delay', delay: next })}
      />
      <NumberControl
        label={words.loss}
        value={loss}
        {...LOSSES}
        format={(value) => `${value}%`}
        onChange={(next) => dispatch({ kind: 'loss', loss: next })}
      />
      {(topic === 'window' || topic === 'congestion') && (
        <NumberControl
          label={words.receiveWindow}
          value={window}
          {...WINDOWS}
          format={words.segments}
          onChange={(next) => dispatch({ kind: 'window', window: next })}
        />
      )}
      {loss > 0 && <Button onClick={() => dispatch({ kind: 'other-luck' })}>{words.otherLuck}</Button>}
    </Row>
  );
}
