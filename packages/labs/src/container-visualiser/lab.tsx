import { Button, Choice, Controls, NumberControl, Status } from '../kit/controls.tsx';
import { definePatchLab, type PatchProps } from '../patch-lab.tsx';
import { callName, KIND_NAMES, resultText } from './describe.ts';
import { Figure } from './Figure.tsx';
import { MAX_ITEMS, OPERATIONS } from './model.ts';
import {
  type ContainerOptions,
  type ContainerState,
  containerState,
  MAX_STEPS,
  replay,
  type Step,
  type Story,
  startState,
  takeStep,
} from './state.ts';
import type { Kind, Operation } from './types.ts';

/** Elements that another kind starts with. */
const START_SIZE = 4;

function ContainerVisualiser({ state, change }: PatchProps<ContainerOptions, ContainerState>) {
  const { kind, steps, at, value } = state;
  const story = replay(kind, steps) as Story;
  const take = (step: Step) =>
    change({ steps: [...steps, step], value: 'value' in step ? nextValue(step.value) : value });
  const can = (step: Step) => steps.length < MAX_STEPS && takeStep(story, step) !== undefined;
  const pin: Step = { op: 'pin', at };
  // A set has no index: its elements are named by their values.
  const element = kind === 'unordered_set' ? story.container.items[at]?.value : undefined;
  return (
    <>
      <Controls label="容器">
        <Choice
          label="容器"
          value={kind}
          options={Object.entries(KIND_NAMES) as [Kind, string][]}
          onChange={(next) => change(startState({ kind: next, size: START_SIZE }))}
        />
        <NumberControl label="值" value={value} min={-20} max={99} onChange={(next) => change({ value: next })} />
        {kind !== 'stack' && kind !== 'queue' && (
          <NumberControl
            label={kind === 'unordered_set' ? '元素或个数' : '位置或个数'}
            value={at}
            format={(to) => (element === undefined ? String(to) : `${to}（元素 ${element}）`)}
            min={0}
            max={MAX_ITEMS}
            onChange={(next) => change({ at: next })}
          />
        )}
      </Controls>
      <Controls label="操作">
        {OPERATIONS[kind].map((op) => {
          const step = stepOf(op, at, value);
          return (
            <Button key={op} disabled={!can(step)} onClick={() => take(step)}>
              {callText(kind, step, element)}
            </Button>
          );
        })}
        {kind !== 'stack' && kind !== 'queue' && (
          <Button disabled={!can(pin)} onClick={() => take(pin)}>
            {kind === 'unordered_set' ? `记住 find(${element ?? ''})` : `记住迭代器 [${at}]`}
          </Button>
        )}
      </Controls>
      <Figure story={story} />
      <Status>{resultText(story)}</Status>
    </>
  );
}

const nextValue = (value: number) => (value < 99 ? value + 1 : 0);

function stepOf(op: Operation['op'], at: number, value: number): Operation {
  if (op === 'push_back' || op === 'push_front') return { op, value };
  if (op === 'insert') return { op, at, value };
  if (op === 'erase') return { op, at };
  if (op === 'reserve') return { op, count: at };
  return { op };
}

/** The call as the button says it; `element` is the one that stands at the position in a container without indices. */
function callText(kind: Kind, step: Operation, element: number | undefined): string {
  const name = callName(kind, step.op);
  if (step.op === 'insert')
    return kind === 'unordered_set' ? `insert(${step.value})` : `insert([${step.at}], ${step.value})`;
  if (step.op === 'erase') return kind === 'unordered_set' ? `erase(${element ?? ''})` : `erase([${step.at}])`;
  if (step.op === 'reserve') return `reserve(${step.count})`;
  return 'value' in step ? `${name}(${step.value})` : `${name}()`;
}

export default definePatchLab({ state: containerState, start: startState, Component: ContainerVisualiser });
