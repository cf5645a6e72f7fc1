/** The programs of the lab: real C++ (each is compiled and traced for the test), and what each line does. */
import { Machine, type Step } from './machine.ts';

export interface Program {
  title: string;
  /** Lines as they are shown; `T` prints what happens to it. */
  lines: readonly string[];
  run: (machine: Machine) => void;
}

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

const inMain = (...body: string[]) => ['int main() {', ...body.map((line) => `  ${line}`), '}'];

const NODE = ['struct Node : T {', '  using T::T;'];

export const PROGRAMS: Record<ProgramName, Program> = {
  scope: {
    title: '作用域：后构造的先析构',
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
    title: '拷贝与移动',
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
    title: '返回值：省去的移动与省不掉的移动',
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
        const result = m.result('t（就在 a 的位置上）', 't');
        m.line(3);
        m.elide('t（就在 a 的位置上）', 'a');
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
  unique: {
    title: 'unique_ptr：只有一个主人',
    lines: inMain(
      'auto p = std::make_unique<T>("a");',
      'auto q = std::move(p);',
      'q = std::make_unique<T>("b");',
      'T* raw = q.release();',
      'delete raw;',
      'p = std::make_unique<T>("c");',
    ),
    run(m) {
      m.line(2);
      m.pointer('p');
      m.make('p', 'a');
      m.line(3);
      m.pointer('q');
      m.hand('q', 'p');
      m.line(4);
      m.make('q', 'b');
      m.line(5);
      m.release('q', 'raw');
      m.line(6);
      m.delete('raw');
      m.line(7);
      m.make('p', 'c');
      m.line(8);
    },
  },
  shared: {
    title: 'shared_ptr：数到零才析构',
    lines: inMain(
      'auto p = std::make_shared<T>("a");',
      '{',
      '  auto q = p;',
      '  std::weak_ptr<T> w = q;',
      '  p.reset();',
      '}',
      'p = std::make_shared<T>("b");',
    ),
    run(m) {
      m.line(2);
      m.pointer('p');
      m.make('p', 'a');
      m.begin();
      m.line(4);
      m.pointer('q');
      m.share('q', 'p');
      m.line(5);
      m.watch('w', 'q');
      m.line(6);
      m.reset('p');
      m.line(7);
      m.end();
      m.line(8);
      m.make('p', 'b');
      m.line(9);
    },
  },
  cycle: {
    title: '循环引用：谁也数不到零',
    lines: [
      ...NODE,
      '  std::shared_ptr<Node> next;',
      '};',
      ...inMain(
        'auto a = std::make_shared<Node>("a");',
        'auto b = std::make_shared<Node>("b");',
        'a->next = b;',
        'b->next = a;',
      ),
    ],
    run(m) {
      twoNodes(m);
      m.member('*b', 'b->next');
      m.line(9);
      m.share('b->next', 'a');
      m.line(10);
    },
  },
  weak: {
    title: 'weak_ptr：打破循环',
    lines: [
      ...NODE,
      '  std::shared_ptr<Node> next;',
      '  std::weak_ptr<Node> back;',
      '};',
      ...inMain(
        'auto a = std::make_shared<Node>("a");',
        'auto b = std::make_shared<Node>("b");',
        'a->next = b;',
        'b->back = a;',
      ),
    ],
    run(m) {
      twoNodes(m, 1);
      m.line(10);
      m.watch('b->back', 'a', false);
      m.line(11);
    },
  },
  vector: {
    title: 'vector：扩容时逐个移动',
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
    title: '异常：栈展开',
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

/** The part that both programs with nodes share; `offset` counts the lines that stand before. */
function twoNodes(m: Machine, offset = 0): void {
  m.line(6 + offset);
  m.pointer('a');
  m.make('a', 'a');
  m.line(7 + offset);
  m.pointer('b');
  m.make('b', 'b');
  m.line(8 + offset);
  m.member('*a', 'a->next');
  m.share('a->next', 'b');
}

/** Runs a program; the first step is the state before it. */
export function runProgram(name: ProgramName): Step[] {
  const machine = new Machine();
  PROGRAMS[name].run(machine);
  return machine.finish();
}
