import { Button, Choice, Controls, Status, TextControl } from '../kit/controls.tsx';
import { definePatchLab, type PatchProps } from '../patch-lab.tsx';
import { BITWISE, complement, negate } from './bitwise.ts';
import { castText, operate, resultText, typedText } from './describe.ts';
import { Figure } from './Figure.tsx';
import sheet from './lab.css?url';
import { cast, neighbour, reinterpret, toggle } from './model.ts';
import { type BitsOptions, type BitsState, bitsState, numberOf, showNumber, startState, typeText } from './state.ts';
import { type Bits, type NumberType, TYPE_NAMES, TYPES } from './types.ts';

type Props = Pick<PatchProps<BitsOptions, BitsState>, 'state' | 'change'>;

const TYPE_OPTIONS = TYPE_NAMES.map((name) => [name, name] as const);

function NumberBits({ state, change }: PatchProps<BitsOptions, BitsState>) {
  const number = numberOf(state);
  const { error, note } = typedText(state);
  return (
    <>
      <Controls label="数">
        <Choice
          label="类型"
          value={state.type}
          options={TYPE_OPTIONS}
          onChange={(type) => change(retype(number, type))}
        />
        <TextControl
          label="数值"
          value={state.typed}
          longest={100}
          {...(error ? { error } : {})}
          onChange={(typed) => change((now) => typeText(now, typed))}
        />
      </Controls>
      {note && <p>{note}</p>}
      <Figure number={number} onToggle={(index) => change((now) => showNumber(toggle(numberOf(now), index)))} />
      <Steps state={state} change={change} />
      {!TYPES[state.type].float && <Operation state={state} change={change} />}
      <Conversion state={state} change={change} />
      <Status>{resultText(state) + castText(state)}</Status>
    </>
  );
}

/** The number in another type: its value where that is defined, else zero. */
function retype(number: Bits, type: NumberType): Partial<BitsState> {
  const result = cast(number, type);
  return showNumber('number' in result ? result.number : { type, bits: 0n });
}

function Steps({ state, change }: Props) {
  const number = numberOf(state);
  const show = (next: Bits | undefined) => next && change(showNumber(next));
  const [below, above, inverted] = [neighbour(number, false), neighbour(number, true), complement(number)];
  return (
    <Controls label="变换">
      <Button disabled={!below} onClick={() => show(below)}>
        前一个数
      </Button>
      <Button disabled={!above} onClick={() => show(above)}>
        后一个数
      </Button>
      <Button onClick={() => show(negate(number))}>取相反数</Button>
      {inverted && <Button onClick={() => show(inverted)}>按位取反</Button>}
    </Controls>
  );
}

function Operation({ state, change }: Props) {
  const outcome = operate(state);
  return (
    <Controls label="位运算">
      <Choice
        label="x"
        value={state.op}
        options={BITWISE.map((op) => [op, op] as const)}
        onChange={(op) => change({ op })}
      />
      <TextControl
        label="右操作数"
        value={state.operand}
        longest={70}
        {...('problem' in outcome ? { error: outcome.problem } : {})}
        onChange={(operand) => change({ operand })}
      />
      <Button
        disabled={!('result' in outcome)}
        onClick={() => 'result' in outcome && change(showNumber(outcome.result))}
      >
        计算
      </Button>
    </Controls>
  );
}

function Conversion({ state, change }: Props) {
  const number = numberOf(state);
  const result = cast(number, state.to);
  const same = reinterpret(number, state.to);
  return (
    <Controls label="转换">
      <Choice label="转换到" value={state.to} options={TYPE_OPTIONS} onChange={(to) => change({ to })} />
      <Button disabled={!('number' in result)} onClick={() => 'number' in result && change(showNumber(result.number))}>
        static_cast
      </Button>
      <Button disabled={!same} onClick={() => same && change(showNumber(same))}>
        bit_cast
      </Button>
    </Controls>
  );
}

export default definePatchLab({ state: bitsState, start: startState, Component: NumberBits, sheet });
