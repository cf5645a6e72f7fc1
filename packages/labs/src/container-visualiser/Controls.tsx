import type { LabProps } from '../define.ts';
import { Button, Choice, NumberControl, Controls as Row } from '../kit/controls.tsx';
import { callText } from './describe.ts';
import type { ContainerAction } from './lab-model.ts';
import { MAX_ITEMS, OPERATIONS } from './model.ts';
import { type ContainerOptions, type ContainerState, MAX_STEPS, type Step, storyOf, TOOLS, takeStep } from './state.ts';
import type { Kind, Operation } from './types.ts';
import { words } from './words/lab.ts';

type Props = LabProps<ContainerOptions, ContainerState, ContainerAction>;

/** The container, what a press on an element does, and every call by its name. */
export function Controls(props: Props) {
  const { state, dispatch } = props;
  const { kind, tool } = state;
  const hasIterators = kind !== 'stack' && kind !== 'queue';
  return (
    <div className="container-visualiser-forms">
      <Row label={words.container}>
        <Choice
          label={words.container}
          value={kind}
          options={Object.entries(words.kinds) as [Kind, string][]}
          onChange={(container) => dispatch({ kind: 'container', container })}
        />
      </Row>
      {hasIterators && (
        <Row label={words.onPress}>
          <span className="lab-control">
            <span>{words.onPress}</span>
          </span>
          {TOOLS.map((each) => (
            <Button key={each} isPressed={each === tool} onClick={() => dispatch({ kind: 'tool', tool: each })}>
              {each === 'insert' && kind === 'unordered_set' ? words.insertInBucket : words.tools[each]}
            </Button>
          ))}
        </Row>
      )}
      <Calls {...props} hasIterators={hasIterators} />
    </div>
  );
}

function Calls({ state, dispatch, hasIterators }: Props & { hasIterators: boolean }) {
  const { kind, at, value, step: done } = state;
  const story = storyOf(state);
  const element = kind === 'unordered_set' ? story.container.items[at]?.value : undefined;
  const calls: Step[] = OPERATIONS[kind].map((op) => stepOf(op, at, value));
  if (hasIterators) calls.push({ op: 'pin', at });
  return (
    <>
      <Row label={words.valueAndPlace}>
        <NumberControl
          label={words.value}
          value={value}
          min={-20}
          max={99}
          onChange={(next) => dispatch({ kind: 'value', value: next })}
        />
        {hasIterators && (
          <NumberControl
            label={kind === 'unordered_set' ? words.elementOrCount : words.placeOrCount}
            value={at}
            format={(to) => (element === undefined ? String(to) : words.placeWithElement(to, element))}
            min={0}
            max={MAX_ITEMS}
            onChange={(next) => dispatch({ kind: 'at', at: next })}
          />
        )}
      </Row>
      <Row label={words.calls}>
        {calls.map((step) => (
          <Button
            key={step.op}
            disabled={done >= MAX_STEPS || takeStep(story, step) === undefined}
            onClick={() => dispatch({ kind: 'call', step })}
          >
            {callText(story.container, step)}
          </Button>
        ))}
      </Row>
    </>
  );
}

function stepOf(op: Operation['op'], at: number, value: number): Operation {
  if (op === 'push_back' || op === 'push_front') return { op, value };
  if (op === 'insert') return { op, at, value };
  if (op === 'erase') return { op, at };
  if (op === 'reserve') return { op, count: at };
  return { op };
}
