/** What `bench/generated.mjs` runs, and a unit test in small: generated notes of every engine. */
import fc from 'fast-check';
import { DIALECTS } from '../../packages/engine/src/shared/dialects.ts';
import { notesOf } from './grammar.ts';
import { harmIn } from './harm.ts';
import { processNote } from './subject.ts';

/** Processor seconds of one small note, on a machine that does other things too. */
const PATIENCE = 5;

/** Takes so many notes of each kind through the compile; throws at the first that fails, shrunk. */
export async function checkGenerated(count: number, seed: number): Promise<void> {
  for (const dialect of [undefined, ...DIALECTS]) {
    await fc.assert(
      fc.asyncProperty(notesOf(dialect), async (source) => {
        const wrong = await wrongWith(source, dialect);
        if (wrong) throw new Error(`${dialect ?? 'own'}: ${wrong}`);
      }),
      { seed, numRuns: count },
    );
  }
}

/** What is wrong with what becomes of a note. */
async function wrongWith(source: string, dialect: (typeof DIALECTS)[number] | undefined): Promise<string | undefined> {
  const begin = process.cpuUsage();
  const { compiled, problems } = await processNote(source, dialect);
  const seconds = process.cpuUsage(begin).user / 1e6;
  if (seconds > PATIENCE) return `takes ${seconds} s`;
  const failed = problems.find(({ rule }) => rule.startsWith('compile-'));
  if (failed) return `${failed.rule} ${failed.message}`;
  const [harm] = harmIn(compiled.html);
  if (harm) return `holds ${harm}`;
  const lines = source.normalize('NFC').split(/\r\n?|\n/);
  const outside = problems.find(
    ({ line, column }) =>
      !(line >= 1 && column >= 1 && column <= (lines[line - 1] ?? '').length + 1 && line <= lines.length),
  );
  return outside && `${outside.rule} is placed at ${outside.line}:${outside.column}`;
}
