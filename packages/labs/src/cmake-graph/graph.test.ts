/** The graph beside CMake itself: what it compiles and links random graphs with. */
import { expect, it } from 'vitest';
import { oracle, seededRandom } from '../../../../tests/support/oracle.ts';
import { type Graph, givenTo, KINDS, type Link, NAMES, PAIRS, SCOPES, type Target } from './graph.ts';

const random = seededRandom(5);
const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;

function anyGraph(): Graph {
  const targets = NAMES.map((_, i): Target => {
    const kind = i === 0 ? 'program' : pick(KINDS);
    return { kind, scope: kind === 'interface' ? 'INTERFACE' : pick(SCOPES) };
  });
  const links = PAIRS.flatMap(([from, to]): Link[] => {
    if (random() < 0.3) return [];
    return [{ from, to, scope: targets[from]?.kind === 'interface' ? 'INTERFACE' : pick(SCOPES) }];
  });
  return { targets, links };
}

const GRAPHS = Array.from({ length: 60 }, anyGraph);

/** A variable of CMake's, not of this language. */
const SOURCE = '$' + '{CMAKE_BINARY_DIR}/a.cpp';

/** One project with all graphs; names carry the graph's number. */
function project(): string {
  const lines = ['cmake_minimum_required(VERSION 3.20)', 'project(graphs CXX)', `file(WRITE ${SOURCE} "")`];
  for (const [g, { targets, links }] of GRAPHS.entries()) {
    const name = (i: number) => `g${g}_${NAMES[i]}`;
    for (const [i, { kind, scope }] of targets.entries()) {
      const source = kind === 'interface' ? '' : ` ${SOURCE}`;
      lines.push(
        kind === 'program'
          ? `add_executable(${name(i)}${source})`
          : `add_library(${name(i)} ${kind.toUpperCase()}${source})`,
      );
      lines.push(
        `target_compile_definitions(${name(i)} ${scope} D${i})`,
        `target_include_directories(${name(i)} ${scope} /i${i})`,
      );
    }
    for (const { from, to, scope } of links) lines.push(`target_link_libraries(${name(from)} ${scope} ${name(to)})`);
    for (const [i, { kind }] of targets.entries()) {
      const what =
        kind === 'interface'
          ? '|'
          : `$<TARGET_PROPERTY:${name(i)},COMPILE_DEFINITIONS>|$<TARGET_PROPERTY:${name(i)},INCLUDE_DIRECTORIES>`;
      lines.push(
        `file(GENERATE OUTPUT answers/${name(i)} CONTENT "${what}|$<TARGET_PROPERTY:${name(i)},INTERFACE_COMPILE_DEFINITIONS>")`,
      );
    }
  }
  return lines.join('\n');
}

const letters = (numbers: Iterable<number>, sign: string): string =>
  [...new Set(numbers)]
    .sort()
    .map((i) => sign + i)
    .join(';');
const sorted = (list: string): string => [...new Set(list.split(';').filter(Boolean))].sort().join(';');

it('gives targets the definitions, folders and libraries that CMake gives them', () => {
  const answers = new Map(
    oracle('cmake', project(), new URL('./fixtures/graphs.txt', import.meta.url))
      .trim()
      .split('\n')
      .map((line) => {
        const cut = line.indexOf(' ');
        return [line.slice(0, cut), line.slice(cut + 1)] as const;
      }),
  );
  for (const [g, graph] of GRAPHS.entries()) {
    for (const [i, { kind }] of graph.targets.entries()) {
      const given = givenTo(graph, i);
      const name = `g${g}_${NAMES[i]}`;
      const [definitions = '', folders = '', handedOn = '', linked = ''] = (answers.get(name) ?? 'none').split('|');
      // Nothing links to a program.
      if (kind !== 'program') expect(sorted(handedOn), name).toBe(letters(given.handedOn, 'D'));
      if (kind === 'interface') continue;
      expect(sorted(definitions), name).toBe(letters(given.compiled, 'D'));
      expect(sorted(folders), name).toBe(letters(given.compiled, '/i'));
      if (kind === 'static') continue;
      expect(sorted(linked), name).toBe(
        [...given.linked]
          .map((each) => NAMES[each] ?? '')
          .sort()
          .join(';'),
      );
    }
  }
  expect(answers.size).toBe(GRAPHS.length * NAMES.length);
});
