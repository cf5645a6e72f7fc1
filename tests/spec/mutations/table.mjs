/** The result of all mutations as Markdown. */

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
  const counts = ['killed', 'survived', 'timed out', 'error'].map((state) => `${named(state).length} ${state}`);
  const left = ['survived', 'timed out', 'error'].flatMap((state) => {
    const names = named(state);
    return names.length ? [`${state}: ${names.join(', ')}`] : [];
  });
  return [`${results.length} mutations: ${counts.join(', ')}.`, ...left].join('\n\n');
}
