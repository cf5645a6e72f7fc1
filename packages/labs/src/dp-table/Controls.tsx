import { useState } from 'react';
import type { LabProps } from '../define.ts';
import { Button, Choice, NumberControl, Controls as Row, TextControl } from '../kit/controls.tsx';
import type { TableAction, TableOptions, TableState } from './model.ts';
import { inputText, isInput, PROBLEMS } from './problems.ts';
import { PROBLEM_NAMES, type ProblemName } from './types.ts';
import { words } from './words/lab.ts';

type Props = LabProps<TableOptions, TableState, TableAction>;

/** The problem and its input. */
export function Controls({ state, dispatch }: Props) {
  const { letters, numbers, size } = PROBLEMS[state.problem];
  const word = (name: 'a' | 'b') =>
    letters?.[name] && (
      <TextControl
        key={name}
        label={letters.b ? (name === 'a' ? words.rows : words.columns) : words.string}
        value={state[name]}
        longest={letters[name][1]}
        onChange={(text) => dispatch({ kind: 'input', part: { [name]: text.toUpperCase() } })}
      />
    );
  return (
    <Row label={words.input}>
      <Choice
        label={words.problem}
        value={state.problem}
        options={PROBLEM_NAMES.map((name) => [name, words.titles[name]] as const)}
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
          {words.clearObstacles}
        </Button>
      )}
    </Row>
  );
}

function numbersLabel(problem: ProblemName): string {
  if (problem === 'stones') return words.piles;
  return problem === 'coins' ? words.coins : words.weightsAndValues;
}

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
      label={numbersLabel(problem)}
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
        {words.addOne}
      </Button>
      <Button
        disabled={numbers.length <= wanted.count[0]}
        onClick={() => dispatch({ kind: 'input', part: { numbers: numbers.slice(0, -wanted.group) } })}
      >
        {words.removeOne}
      </Button>
    </>
  );
}
