import type { LabProps } from '../define.ts';
import { Button, Choice, NumberControl, Controls as Row } from '../kit/controls.tsx';
import { TOPIC_TITLES } from './describe.ts';
import { DELAYS, LOSSES, type NetAction, WINDOWS } from './model.ts';
import { type NetOptions, type NetState, TOPICS } from './state.ts';

/** What is said, and how good the line is. */
export function Controls({ state, dispatch }: LabProps<NetOptions, NetState, NetAction>) {
  const { topic, delay, loss, window } = state;
  return (
    <Row label="网络">
      <Choice
        label="内容"
        value={topic}
        options={TOPICS.map((name) => [name, TOPIC_TITLES[name]] as const)}
        onChange={(next) => dispatch({ kind: 'topic', topic: next })}
      />
      <NumberControl
        label="单程延迟"
        value={delay}
        {...DELAYS}
        format={(value) => `${value} ms`}
        onChange={(next) => dispatch({ kind: 'delay', delay: next })}
      />
      <NumberControl
        label="丢包率"
        value={loss}
        {...LOSSES}
        format={(value) => `${value}%`}
        onChange={(next) => dispatch({ kind: 'loss', loss: next })}
      />
      {(topic === 'window' || topic === 'congestion') && (
        <NumberControl
          label="接收窗口"
          value={window}
          {...WINDOWS}
          format={(value) => `${value}段`}
          onChange={(next) => dispatch({ kind: 'window', window: next })}
        />
      )}
      {loss > 0 && <Button onClick={() => dispatch({ kind: 'other-luck' })}>换一次运气</Button>}
    </Row>
  );
}
