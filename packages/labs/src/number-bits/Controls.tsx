import type { LabProps } from '../define.ts';
import { Button, Choice, Controls as Row, TextControl } from '../kit/controls.tsx';
import { BITWISE } from './bitwise.ts';
import { operate, typedText } from './describe.ts';
import { type BitsAction, type Change, changed } from './lab-model.ts';
import { isRead } from './stages.ts';
import { type BitsOptions, type BitsState, OPERAND, TYPED } from './state.ts';
import { TYPE_NAMES, TYPES } from './types.ts';
import { words } from './words/lab.ts';

type Props = Pick<LabProps<BitsOptions, BitsState, BitsAction>, 'state' | 'dispatch'>;

const TYPE_OPTIONS = TYPE_NAMES.map((name) => [name, name] as const);

/** The number by its type and value, what can be done with it, and a pattern to be read. */
export function Controls({ state, dispatch }: Props) {
  const known = isRead(state);
  const { error, note } = known ? typedText(state) : {};
  const changeTo = (change: Change, name: string) => (
    <Button disabled={!changed(state, change)} onClick={() => dispatch({ kind: 'change', change })}>
      {name}
    </Button>
  );
  return (
    <div className="number-bits-forms">
      <Row label={words.number}>
        <Choice
          label={words.type}
          value={state.type}
          options={TYPE_OPTIONS}
          onChange={(type) => dispatch({ kind: 'type', type })}
        />
        <TextControl
          label={words.value}
          // A riddle is not given away.
          value={known ? state.typed : ''}
          longest={TYPED.most}
          {...(error ? { error } : {})}
          onChange={(text) => dispatch({ kind: 'text', text })}
        />
        <Button onClick={() => dispatch({ kind: 'riddle' })}>{words.riddle}</Button>
      </Row>
      {note && <p>{note}</p>}
      <Row label={words.changes}>
        {changeTo('below', words.below)}
        {changeTo('above', words.above)}
        {changeTo('negate', words.negate)}
        {!TYPES[state.type].float && changeTo('complement', words.complement)}
      </Row>
      {!TYPES[state.type].float && <Operation state={state} dispatch={dispatch} />}
      <Row label={words.conversion}>
        <Choice
          label={words.convertTo}
          value={state.to}
          options={TYPE_OPTIONS}
          onChange={(to) => dispatch({ kind: 'to', to })}
        />
        {changeTo('cast', 'static_cast')}
        {changeTo('bit_cast', 'bit_cast')}
      </Row>
    </div>
  );
}

function Operation({ state, dispatch }: Props) {
  const outcome = operate(state);
  return (
    <Row label={words.bitOperation}>
      <Choice
        label="x"
        value={state.op}
        options={BITWISE.map((op) => [op, op] as const)}
        onChange={(op) => dispatch({ kind: 'op', op })}
      />
      <TextControl
        label={words.rightOperand}
        value={state.operand}
        longest={OPERAND.most}
        {...('problem' in outcome ? { error: outcome.problem } : {})}
        onChange={(text) => dispatch({ kind: 'operand', text })}
      />
      <Button disabled={!('result' in outcome)} onClick={() => dispatch({ kind: 'change', change: 'operate' })}>
        {words.compute}
      </Button>
    </Row>
  );
}
