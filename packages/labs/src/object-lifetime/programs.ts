/** The programs of the lab: real C++ (each is compiled and traced for the test), and what each line does. */
import { Machine } from './machine.ts';
import { POINTER_PROGRAMS } from './pointer-programs.ts';
import { inMain, type Program } from './program.ts';
import type { Step } from './steps.ts';
import { words } from './words/lab.ts';

export const PROGRAM_NAMES = [
  'scope',
  'copy-move',
  'return',
  'unique',
  'shared',
  'cycle',
  'weak',
  'vector',
  'exception',
] as const;
export type ProgramName = (typeof PROGRAM_NAMES)[number];

export const PROGRAMS: Record<ProgramName, Program> = {
  scope: {
    lines: inMain('T a("a");', '{', '  T b("b");', '  T c("c");', '}', 'T d("d");'),
    run(m) {
      m.line(2);
      m.construct('a', 'a');
      m.begin();
      m.line(4);
      m.construct('b', 'b');
      m.line(5);
      m.construct('c', 'c');
      m.line(6);
      m.end();
      m.line(7);
      m.construct('d', 'd');
      m.line(8);
    },
  },
  'copy-move': {
    lines: inMain('T a("a");', 'T b = a;', 'T c = std::move(a);', 'b = c;', 'c = T("d");'),
    run(m) {
      m.line(2);
      m.construct('a', 'a');
      m.line(3);
      m.copy('b', 'a');
      m.line(4);
      m.move('c', 'a');
      m.line(5);
      m.copyAssign('b', 'c');
      m.line(6);
      m.assignTemporary('c', 'd');
      m.line(7);
    },
  },
  return: {
    lines: [
      'T make() {',
      '  T t("t");',
      '  return t;',
      '}',
      'T pick(bool first) {',
      '  T x("x");',
      '  T y("y");',
      '  if (first) return x;',
      '  return y;',
      '}',
      ...inMain('T a = make();', 'T b = pick(true);'),
    ],
    run(m) {
      m.begin();
      m.line(2);
      m.returning(() => {
        const name = words.inPlaceOf('t', 'a');
        const result = m.result(name, 't');
        m.line(3);
        m.elide(name, 'a');
        return result;
      });
      m.begin();
      m.line(6);
      m.construct('x', 'x');
      m.line(7);
      m.construct('y', 'y');
      m.line(8);
      m.returning(() => m.resultMoved('b', 'x'));
      m.line(14);
    },
  },
  ...POINTER_PROGRAMS,
  vector: {
    lines: inMain('std::vector<T> v;', 'v.push_back(T("a"));', 'v.emplace_back("b");', 'v.emplace_back("c");'),
    run(m) {
      m.line(2);
      const v = m.vector('v');
      m.line(3);
      m.pushBack(v, 'a');
      m.line(4);
      m.emplaceBack(v, 'b');
      m.line(5);
      m.emplaceBack(v, 'c');
      m.line(6);
    },
  },
  exception: {
    lines: [
      'void work() {',
      '  T x("x");',
      '  T y("y");',
      '  throw 1;',
      '}',
      ...inMain('try {', '  T a("a");', '  work();', '  T never("never");', '} catch (int) {', '  T h("h");', '}'),
    ],
    run(m) {
      m.begin();
      m.line(8);
      m.construct('a', 'a');
      m.begin();
      m.line(2);
      m.construct('x', 'x');
      m.line(3);
      m.construct('y', 'y');
      m.line(4);
      m.end();
      m.line(9);
      m.end();
      m.begin();
      m.line(12);
      m.construct('h', 'h');
      m.line(13);
      m.end();
      m.line(14);
    },
  },
};

/** Runs a program; the first step is the state before it. */
export function runProgram(name: ProgramName): Step[] {
  const machine = new Machine();
  PROGRAMS[name].run(machine);
  return machine.finish();
}
