/** Fills a table cell by cell, then goes the way back. */
import type { Branch } from '../model/story.ts';
import { type Cell, keyOf, type Run, type Table, type TableScene, type Way } from './types.ts';
import { words } from './words/lab.ts';

export function runTable(table: Table): Run {
  const values = new Map(table.base.map(({ cell, value }) => [keyOf(cell), value]));
  const value = (cell: Cell): number => {
    const known = values.get(keyOf(cell));
    if (known === undefined) throw new RangeError(`cell ${keyOf(cell)} is needed before it is filled`);
    return known;
  };
  const scenes: TableScene[] = [sceneOf({ says: words.borders(table.base.length) })];
  for (const [i, cell] of table.order.entries()) {
    const ways = table.ways(cell, value);
    const { result, chosen } = combine(table, ways);
    values.set(keyOf(cell), result);
    scenes.push(
      sceneOf({
        says: sentence(table, { cell, ways, chosen, result }),
        branch: askValue(table, cell, ways, result),
        filled: i + 1,
        current: cell,
        ways,
        chosen,
      }),
    );
  }
  const answer = value(table.goal);
  const filled = table.order.length;
  if (table.isTraced) scenes.push(...goBack(table, value));
  else scenes.push(sceneOf({ says: words.tableFull(answer), filled, current: table.goal }));
  return { table, values, scenes };
}

const sceneOf = (part: Partial<TableScene> & { says: string }): TableScene => ({
  filled: 0,
  current: undefined,
  ways: [],
  chosen: undefined,
  path: [],
  taken: [],
  ...part,
});

/** The value and, unless all are added, the first of the best ways. */
function combine({ combine: rule }: Table, ways: readonly Way[]): { result: number; chosen: Way | undefined } {
  if (rule === 'sum') return { result: ways.reduce((sum, { value }) => sum + value, 0), chosen: undefined };
  const sign = rule === 'max' ? -1 : 1;
  const [chosen] = ways.toSorted((a, b) => sign * (a.value - b.value));
  if (!chosen) throw new RangeError('a cell that nothing leads to');
  return { result: chosen.value, chosen };
}

interface Filled {
  cell: Cell;
  ways: readonly Way[];
  chosen: Way | undefined;
  result: number;
}

function sentence({ at, combine: rule }: Table, { cell, ways, chosen, result }: Filled): string {
  const list = ways.map((way) => words.way(way.name, way.value)).join(words.comma);
  if (ways.length === 0) return words.noWay(at(cell), result);
  if (ways.length === 1) return words.oneWay(at(cell), list, result);
  const isOnly = ways.filter(({ value }) => value === result).length === 1;
  const by = chosen && isOnly ? words.byWay(chosen.name) : '';
  return words.combined(at(cell), list, words.combine[rule](result) + by);
}

/** Which value comes here, among those that one could take it for. */
function askValue({ at }: Table, cell: Cell, ways: readonly Way[], result: number): Branch | undefined {
  if (ways.length === 0) return undefined;
  const near = [result, ...ways.map(({ value }) => value), ...ways.map(({ value }) => value - 1), result + 1];
  const choices = [...new Set(near)]
    .filter((value) => value >= 0)
    .slice(0, 4)
    .sort((a, b) => a - b);
  return { question: words.whichValue(at(cell)), choices: choices.map(String), right: choices.indexOf(result) };
}

/** From the answer along the chosen ways to the border. */
function goBack(table: Table, value: (cell: Cell) => number): TableScene[] {
  const inner = new Set(table.order.map(keyOf));
  const scenes: TableScene[] = [];
  const [waiting, path, taken] = [[table.goal], [] as Cell[], [] as string[]];
  const answer = value(table.goal);
  for (let cell = waiting.pop(); cell; cell = waiting.pop()) {
    path.push(cell);
    if (!inner.has(keyOf(cell))) continue;
    const { chosen } = combine(table, table.ways(cell, value));
    if (!chosen) break;
    taken.push(chosen.name);
    waiting.push(...chosen.from.toReversed());
    scenes.push(
      sceneOf({
        says: words.goingBack(table.at(cell), value(cell), chosen.name),
        filled: table.order.length,
        current: cell,
        ways: [chosen],
        chosen,
        path: [...path],
        taken: [...taken],
      }),
    );
  }
  return [
    ...scenes,
    sceneOf({ says: words.atBorder(answer, taken.length), filled: table.order.length, path: [...path], taken }),
  ];
}
