import { color } from '../kit/colors.ts';
import { Dial } from '../kit/Dial.tsx';
import type { PartProps } from './Cells.tsx';
import { runOf, sceneOf } from './model.ts';
import { PROBLEMS } from './problems.ts';
import { words } from './words/lab.ts';

/** Heads of rows and columns; letters and numbers that belong to the input are pulled. */
export function Heads(props: PartProps) {
  const { state, geometry } = props;
  const { table } = runOf(state);
  const { current } = sceneOf(state);
  const { head, cell } = geometry;
  return (
    <g fontSize={13}>
      {table.columns.map((text, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a head is its place
        <g key={column}>
          <text
            x={head.width + (column + 0.5) * cell.width}
            y={19}
            textAnchor="middle"
            {...inkOf(current?.column === column)}
          >
            {text}
          </text>
        </g>
      ))}
      {table.rows.map((text, row) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: a head is its place
          key={row}
          x={head.width - 6}
          y={head.height + (row + 0.5) * cell.height + 4.5}
          textAnchor="end"
          {...inkOf(current?.row === row)}
        >
          {text}
        </text>
      ))}
      <Dials {...props} />
    </g>
  );
}

const inkOf = (isActive: boolean) => ({
  fill: color(isActive ? 'accent' : 'ink-soft'),
  fontWeight: isActive ? 700 : 400,
});

/** What can be pulled stands over the heads. */
function Dials({ state, geometry, dispatch }: PartProps) {
  const { letters, numbers } = PROBLEMS[state.problem];
  if (!dispatch) return null;
  if (letters) return <LetterDials state={state} geometry={geometry} dispatch={dispatch} />;
  if (!numbers || state.problem === 'paths') return null;
  return <NumberDials state={state} geometry={geometry} dispatch={dispatch} />;
}

const CODE_A = 65;

function LetterDials({ state, geometry: { head, cell }, dispatch }: Required<PartProps>) {
  const isTwo = state.problem !== 'palindrome';
  const shift = isTwo ? 1 : 0;
  const dial = (word: 'a' | 'b', index: number, place: { x: number; y: number }) => {
    const letter = state[word][index] ?? 'A';
    return (
      <Dial
        key={`${word}${index}`}
        {...place}
        width={22}
        height={22}
        label={word === 'a' ? words.rowLetter(index + 1) : words.columnLetter(index + 1)}
        value={letter.charCodeAt(0) - CODE_A}
        min={0}
        max={25}
        text={letter}
        isFramed
        onChange={(value) => dispatch({ kind: 'letter', word, index, letter: String.fromCharCode(CODE_A + value) })}
        onKey={(key) => /^[a-z]$/i.test(key) && dispatch({ kind: 'letter', word, index, letter: key.toUpperCase() })}
      />
    );
  };
  const rows = [...state.a].map((_, i) =>
    dial('a', i, { x: head.width - 11, y: head.height + (i + shift + 0.5) * cell.height }),
  );
  const columns = [...state.b].map((_, i) => dial('b', i, { x: head.width + (i + 1.5) * cell.width, y: 14 }));
  return [...rows, ...columns];
}

/** Stones head rows and columns alike; items have two numbers a row, coins one. */
function NumberDials({ state, geometry: { head, cell }, dispatch }: Required<PartProps>) {
  const wanted = PROBLEMS[state.problem].numbers;
  if (!wanted) return null;
  const isStones = state.problem === 'stones';
  const isPair = wanted.group === 2;
  return state.numbers.map((value, index) => {
    const row = Math.floor(index / wanted.group) + (isStones ? 0 : 1);
    const x = isPair ? (index % 2 === 0 ? 22 : 58) : isStones ? head.width - 12 : 22;
    const item = Math.floor(index / wanted.group) + 1;
    const ofItem = index % 2 === 0 ? words.itemWeight : words.itemValue;
    const label = isPair ? ofItem(item) : isStones ? words.pile(index) : words.coin(item);
    return (
      <Dial
        // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place
        key={index}
        x={x}
        y={head.height + (row + 0.5) * cell.height}
        width={isPair ? 32 : 26}
        height={22}
        label={label}
        value={value}
        min={wanted.range[0]}
        max={wanted.range[1]}
        isFramed
        onChange={(next) => dispatch({ kind: 'number', index, value: next })}
      />
    );
  });
}
