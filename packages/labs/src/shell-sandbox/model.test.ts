import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkModel } from '../model/model-rules.ts';
import { hasRoom, type ShellAction, shellModel, viewOf } from './model.ts';
import { PRESET_NAMES, PRESETS } from './presets.ts';
import { Session } from './session.ts';

const LINES = [
  'ls',
  'pwd',
  'cd notes',
  'echo hi > new',
  'rm -r *',
  'cat a.txt | wc -l',
  'for i in 1 2; do echo $i; done',
  'x=5; echo $x',
  '中文',
  'chmod 0 .',
  '',
  'cd ..',
  'rm -rf ~',
];
const action: fc.Arbitrary<ShellAction> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('run' as const), line: fc.constantFrom(...LINES) }) },
  fc.record({
    kind: fc.constant('run' as const),
    line: fc.string({ maxLength: 130 }).filter((text) => !/null|NaN|undefined|object|Infinity/.test(text)),
  }),
  fc.record({ kind: fc.constant('preset' as const), preset: fc.constantFrom(...PRESET_NAMES) }),
  fc.record({ kind: fc.constant('go' as const), step: fc.integer({ min: -2, max: 50 }) }),
);

it('holds what every model holds', () => {
  checkModel(shellModel, { options: [{ preset: 'rights', done: 3 }], action: () => action, most: 6 });
});

it('tells what the next line does before it runs', () => {
  for (const preset of PRESET_NAMES) {
    for (let at = 0; at < PRESETS[preset].script.length; at++) {
      const state = shellModel.reduce(shellModel.start({ preset, done: 0 }), { kind: 'go', step: at });
      const asked = shellModel.guess?.(state);
      const next = viewOf(shellModel.reduce(state, { kind: 'go', step: at + 1 })).results.at(-1);
      expect(viewOf(state).next).toEqual(next);
      expect(asked?.because).toContain(`退出码${next?.status}`);
      const answer = asked?.choices[asked.right];
      expect(answer === String(next?.status) || asked?.because.includes(`显示${answer}`)).toBe(true);
    }
  }
});

it('makes room by letting lines go that changed nothing, and keeps what the others did', () => {
  let state = shellModel.start({ preset: 'tour', done: 0 });
  state = shellModel.reduce(state, { kind: 'run', line: 'mkdir kept' });
  for (let i = 0; i < 60; i++)
    state = shellModel.reduce(state, { kind: 'run', line: `echo something that is not short at all ${i}` });
  expect(state.lines).toContain('mkdir kept');
  expect(state.lines[state.at - 1]).toContain(' 59');
  for (let i = 0; i < 60; i++)
    state = shellModel.reduce(state, { kind: 'run', line: `touch a-file-whose-name-is-long-${i}` });
  expect(hasRoom(state, 'touch another-file-whose-name-is-long')).toBe(false);
  expect(hasRoom(state, '')).toBe(true);
});

it('stops whatever never ends, and goes on with the next line', () => {
  const forever = [
    'while :; do :; done',
    'f() { f; }; f',
    'f() { f | f; }; f',
    'x=a; while :; do x=$x$x; done',
    'seq 1 999999',
    'while :; do echo x >> big; done',
    'yes() { echo y; yes; }; yes',
    'printf "%500000d" 1',
  ];
  for (const line of forever) {
    const session = new Session(PRESETS.tour);
    const { status } = session.run(line);
    expect([130, 2, 1, 0, 139], line).toContain(status);
    expect(session.run('pwd').output, line).toEqual([{ text: '/home/student\n', isError: false }]);
  }
});

it('says of what it leaves out that only the sandbox lacks it', () => {
  const { output, status } = new Session(PRESETS.text).run("awk '{ print }' app.log");
  expect(output).toEqual([{ text: 'sh: 1: awk: not part of this sandbox\n', isError: true }]);
  expect(status).toBe(127);
});

it('never throws, whatever is typed', () => {
  const word = fc.constantFrom(
    '$',
    '(',
    ')',
    '"',
    "'",
    '`',
    '{',
    '}',
    '|',
    '&',
    ';',
    '<',
    '>',
    '*',
    '[',
    ']',
    '\\',
    '=',
    '!',
    ' ',
    'if',
    'then',
    'fi',
    'for',
    'in',
    'do',
    'done',
    'case',
    'esac',
    'while',
    '$((',
    '))',
    '${x',
    'a',
    '1',
    '-n',
    'cat',
    'sed',
    'awk',
    'grep',
    's/',
    '{print',
    '\n',
    '~',
    '#',
    '<<E',
    'set -e',
    'trap',
    'EXIT',
    'ls',
    'find',
    '-exec',
    'xargs',
    'sort',
    '-k',
    'chmod',
    'printf',
    '%d',
    'test',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 18 }), (words) => {
      const session = new Session(PRESETS.text);
      expect(session.run(words.join(' ')).status).toBeGreaterThanOrEqual(0);
      expect(session.run(words.join('')).status).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 600 },
  );
});
