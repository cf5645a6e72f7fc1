/** The programs about smart pointers. */
import type { Machine } from './machine.ts';
import { inMain, type Program } from './program.ts';

const NODE = ['struct Node : T {', '  using T::T;'];

export const POINTER_PROGRAMS = {
  unique: {
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
