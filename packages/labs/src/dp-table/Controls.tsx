import { useState } from 'react';
import type { LabProps } from '../define.ts';
import { Button, Choice, NumberControl, Controls as Row, TextControl } from '../kit/controls.tsx';
import type { TableAction, TableOptions, TableState } from './model.ts';
import { inputText, isInput, PROBLEMS } from './problems.ts';
import { PROBLEM_NAMES, type ProblemName } from './types.ts';

type Props = LabProps<TableOptions, TableState, TableAction>;

/** The problem and its input. */
export function Controls({ state, dispatch }: Props) {
  const { letters, numbers, size } = PROBLEMS[state.problem];
  const word = (name: 'a' | 'b') =>
    letters?.[name] && (
      <TextControl
        key={name}
        label={letters.b ? (name === 'a' ? '行' : '列') : '串'}
        value={state[name]}
        longest={letters[name][1]}
        onChange={(text) => dispatch({ kind: 'input', part: { [name]: text.toUpperCase() } })}
      />
    );
  return (
    <Row label="输入">
      <Choice
        label="问题"
        value={state.problem}
        options={PROBLEM_NAMES.map((name) => [name, PROBLEMS[name].title] as const)}
        onChange={(problem) => dispatch({ kind: 'problem', problem })}
      />
      {word('a')}
      {word('b')}
      {size && (
        <NumberControl
          label={size.label}
          value={state.size}
          min={size.range[0]}
          max={size.range[1]}
          onChange={(next) => dispatch({ kind: 'input', part: { size: next } })}
        />
      )}
      {numbers && state.problem !== 'paths' && (
        <>
          <Numbers key={state.problem} state={state} dispatch={dispatch} />
          <Amount state={state} dispatch={dispatch} />
        </>
      )}
      {state.problem === 'paths' && (
        <Button
          disabled={state.numbers.length === 0}
          onClick={() => dispatch({ kind: 'input', part: { numbers: [] } })}
        >
          去掉障碍
        </Button>
      )}
    </Row>
  );
}

const LABELS: Partial<Record<ProblemName, string>> = { stones: '各堆', coins: '面值' };
const numbersOf = (text: string): number[] =>
  text
    .split(/[\s,，]+/)
    .filter(Boolean)
    .map(Number);
const textOf = (numbers: readonly number[]) => numbers.join(' ');

/** All numbers at once, as they are typed; what is none yet changes nothing. */
function Numbers({ state, dispatch }: Pick<Props, 'state' | 'dispatch'>) {
  const { problem, numbers } = state;
  const [typed, setTyped] = useState(textOf(numbers));
  const now = numbersOf(typed);
  const isGood = isInput(problem, { ...state, numbers: now });
  // What was changed elsewhere stands here too.
  const [known, setKnown] = useState(numbers);
  if (known !== numbers) {
    setKnown(numbers);
    if (textOf(now) !== textOf(numbers)) setTyped(textOf(numbers));
  }
  return (
    <TextControl
      label={LABELS[problem] ?? '重量与价值'}
      value={typed}
      longest={60}
      {...(!isGood && { error: inputText(problem, 'numbers') })}
      onChange={(text) => {
        setTyped(text);
        dispatch({ kind: 'input', part: { numbers: numbersOf(text) } });
      }}
    />
  );
}

/** One item, coin or pile more or fewer. */
function Amount({ state, dispatch }: Pick<Props, 'state' | 'dispatch'>) {
  const wanted = PROBLEMS[state.problem].numbers;
  if (!wanted) return null;
  const { numbers } = state;
  const more = wanted.group === 2 ? [3, 4] : [3];
  return (
    <>
      <Button
        disabled={numbers.length >= wanted.count[1]}
        onClick={() => dispatch({ kind: 'input', part: { numbers: [...numbers, ...more] } })}
      >
        加一项
      </Button>
      <Button
        disabled={numbers.length <= wanted.count[0]}
        onClick={() => dispatch({ kind: 'input', part: { numbers: numbers.slice(0, -wanted.group) } })}
      >
        减一项
      </Button>
    </>
  );
}
