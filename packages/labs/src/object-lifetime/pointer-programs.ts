/** The programs about smart pointers. */
import type { Machine } from './machine.ts';
import { inMain, type Program } from './program.ts';

const NODE = ['struct Node : T {', '  using T::T;'];

export const POINTER_PROGRAMS = {
  unique: {
    title: 'unique_ptr：只有一个主人',
    question: '三个对象各在哪一行析构？',
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
    question: 'p.reset() 之后 a 还在吗？',
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
    question: 'a 与 b 离开作用域后，两个结点析构了没有？',
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
    question: '把一个方向换成 weak_ptr，两个结点谁先析构？',
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
} satisfies Record<string, Program>;

/** The part that both programs with nodes share; `offset` is the number of lines before. */
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
