/** The result of all mutations as Markdown. */

const STATES = ['killed', 'survived', 'timed out', 'error', 'not run'];
const cell = (text) =>
  String(text ?? '')
    .replaceAll('|', '\\|')
    .replaceAll('\n', ' ');

/** One line for each mutation. */
export function tableOf(results) {
  const rows = results.map(({ name, spec, file, state, by }) =>
    [name, spec, `\`${file}\``, state, by].map(cell).join(' | '),
  );
  return ['| mutation | sentence | file | result | noticed by |', '| --- | --- | --- | --- | --- |']
    .concat(rows.map((row) => `| ${row} |`))
    .join('\n');
}

/** How many were killed, and which were not. */
export function totals(results) {
  const named = (state) => results.filter((result) => result.state === state).map(({ name }) => name);
  const counts = STATES.map((state) => `${named(state).length} ${state}`);
  const left = STATES.slice(1).flatMap((state) => {
    const names = named(state);
    return names.length ? [`${state}: ${names.join(', ')}`] : [];
  });
  return [`${results.length} mutations: ${counts.join(', ')}.`, ...left].join('\n\n');
}

/** The page that `--report` writes. */
export function pageOf(results, day) {
  return [
    '# Mutations',
    '',
    `The product broken on purpose, a sentence of the specification at a time, and whether the tests noticed: ${day}, by`,
    '`node tests/spec/mutations.mjs --report docs/mutations.md`. A test that runs into its own time limit is told apart from',
    'one that fails, and a test counts only if it passes without the mutation. What was tried again with `--only` or `--left`',
    'replaces the line of the whole run, so lines may come from commits that lie some hours apart.',
    '',
    totals(results),
    '',
    tableOf(results),
    '',
  ].join('\n');
}
