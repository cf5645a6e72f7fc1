import { useState } from 'react';
import type { LabProps } from '../define.ts';
import { Button, Choice, NumberControl, Controls as Row, TextControl } from '../kit/controls.tsx';
import { isShapely, KIND_INFO, operationText } from './kinds.ts';
import type { TreeAction, TreeOptions, TreeState } from './model.ts';
import { suggestions } from './suggestions.ts';
import { KINDS, type Operation, type OpName } from './types.ts';
import { words } from './words/lab.ts';

type Props = LabProps<TreeOptions, TreeState, TreeAction>;

/** The kind of tree, and every operation by form. */
export function Controls({ state, dispatch }: Props) {
  const { kind } = state;
  return (
    <>
      <Tries state={state} dispatch={dispatch} />
      <Row label={words.tree}>
        <Choice
          label={words.tree}
          value={kind}
          options={KINDS.map((name) => [name, words.titles[name]] as const)}
          onChange={(tree) => dispatch({ kind: 'tree', tree })}
        />
        <Button disabled={state.ops.length === 0} onClick={() => dispatch({ kind: 'clear' })}>
          {words.clear}
        </Button>
      </Row>
      {KIND_INFO[kind].alphabet ? (
        <WordForm state={state} dispatch={dispatch} />
      ) : (
        <NumberForm key={kind} state={state} dispatch={dispatch} />
      )}
      {KIND_INFO[kind].ops.includes('walk') && (
        <Row label={words.traversal}>
          {[0, 1, 2, 3].map((way) => (
            <Button key={way} onClick={() => dispatch({ kind: 'do', operation: { op: 'walk', args: [way] } })}>
              {operationText(kind, { op: 'walk', args: [way] })}
            </Button>
          ))}
        </Row>
      )}
    </>
  );
}

type FormProps = Pick<Props, 'state' | 'dispatch'>;

/** What could be done next: one press each. */
function Tries({ state, dispatch }: FormProps) {
  return (
    <Row label={words.tries}>
      {suggestions(state).map((operation) => (
        <Button key={operationText(state.kind, operation)} onClick={() => dispatch({ kind: 'do', operation })}>
          {operationText(state.kind, operation)}
        </Button>
      ))}
    </Row>
  );
}

const ONE = ['insert', 'erase', 'find'] as const;

/** Keys, indices and amounts. */
function NumberForm({ state: { kind }, dispatch }: FormProps) {
  const { range, ops } = KIND_INFO[kind];
  const [least, most] = range;
  const [a, setA] = useState(Math.floor((least + most) / 2));
  const [b, setB] = useState(most);
  const [by, setBy] = useState(3);
  const isPair = ops.some((op) => op === 'union' || op === 'query');
  const argsOf = (op: OpName) => {
    if (op === 'pop') return [];
    if (op === 'add') return kind === 'fenwick' ? [a, by] : [a, b, by];
    if (op === 'query') return kind === 'fenwick' ? [a] : [a, b];
    return op === 'union' ? [a, b] : [a];
  };
  // Pairs of keys are joined in the picture.
  const operations = ops
    .filter((op) => op !== 'walk' && op !== 'ancestor')
    .map((op): Operation => ({ op, args: argsOf(op) }));
  return (
    <Row label={words.operation}>
      <NumberControl label={isPair ? words.first : words.key} value={a} min={least} max={most} onChange={setA} />
      {isPair && kind !== 'fenwick' && (
        <NumberControl label={words.second} value={b} min={least} max={most} onChange={setB} />
      )}
      {ops.includes('add') && <NumberControl label={words.add} value={by} min={1} max={9} onChange={setBy} />}
      {operations.map((operation) => (
        <Button key={operation.op} onClick={() => dispatch({ kind: 'do', operation })}>
          {operationText(kind, operation)}
        </Button>
      ))}
    </Row>
  );
}

/** Words and tags. */
function WordForm({ state: { kind }, dispatch }: FormProps) {
  const { alphabet } = KIND_INFO[kind];
  const [text, setText] = useState(kind === 'tags' ? 'State.Stun' : 'tea');
  if (!alphabet) return null;
  const args = text.split(alphabet.joint).map((letter) => alphabet.letters.indexOf(letter));
  const isGood = isShapely(kind, { op: 'find', args });
  const error = kind === 'tags' ? words.tagShape(alphabet.letters.join(words.comma)) : words.wordShape;
  return (
    <Row label={words.operation}>
      <TextControl
        label={kind === 'tags' ? words.tag : words.word}
        value={text}
        longest={40}
        {...(!isGood && { error })}
        onChange={setText}
      />
      {ONE.map((op) => (
        <Button key={op} disabled={!isGood} onClick={() => dispatch({ kind: 'do', operation: { op, args } })}>
          {words.wordCalls[op]}
        </Button>
      ))}
    </Row>
  );
}
