/** The closing table of a check: by language and by word. */
import { LABELS } from 'study-notes/pipeline/markdown/code/language-names';
import { listed } from 'study-notes/words/phrases';
import type { CheckedSample, CheckReport, Outcome } from './check-samples.ts';
import { CHECKED_LANGUAGES } from './languages/names.ts';
import type { Word } from './sample.ts';
import { words } from './words/checker.ts';

/** The whole summary. */
export function summaryText({ checked, problems, skipped, updated }: CheckReport, seed: number): string {
  const count = (outcome: Outcome) => checked.filter((one) => one.outcome === outcome).length;
  const parts = [
    words.pieces(checked.length),
    words.checkedNow(count('ran') + count('failed')),
    words.known(count('known')),
  ];
  const lines = [table(checked), '', words.sum(parts.join(words.pause), seed)];
  const unchecked = checked.filter(({ outcome }) => outcome === 'unchecked');
  for (const { sample } of unchecked) lines.push(words.uncheckedAt(sample.file, sample.line, sample.reason ?? ''));
  for (const { language, count: many, tools, hint } of skipped) {
    lines.push(words.skipped(LABELS[language] ?? language, many, listed(tools), hint));
  }
  lines.push(...slowest(checked));
  if (updated > 0) lines.push(words.updated(updated));
  const failed = count('failed');
  lines.push(closing(failed, problems.length - failed, skipped.length > 0));
  return lines.join('\n');
}

/** From these seconds on a sample is named: authors wait for it at every change. */
const SLOW = 20;
const MOST_NAMED = 5;

function slowest(checked: CheckedSample[]): string[] {
  const slow = checked.filter(({ seconds = 0 }) => seconds >= SLOW);
  slow.sort((left, right) => (right.seconds ?? 0) - (left.seconds ?? 0));
  return slow
    .slice(0, MOST_NAMED)
    .map(({ sample, seconds = 0 }) => words.slow(sample.file, sample.line, seconds.toFixed(0)));
}

function closing(failed: number, mistakes: number, isPartial: boolean): string {
  const wrong = [failed > 0 ? words.failedCount(failed) : '', mistakes > 0 ? words.mistakesCount(mistakes) : ''];
  const said = wrong.filter(Boolean).join(words.pause);
  if (said !== '') return words.closing(said);
  return isPartial ? words.checkedPassed : words.allPassed;
}

function table(checked: CheckedSample[]): string {
  const named = (Object.keys(words.checks) as Word[]).filter((word) =>
    checked.some(({ sample }) => sample.word === word),
  );
  const languages = CHECKED_LANGUAGES.filter((name) => checked.some(({ sample }) => sample.language === name));
  const rows = languages.map((name) => {
    const own = checked.filter(({ sample }) => sample.language === name);
    const cells = named.map((word) => own.filter(({ sample }) => sample.word === word).length);
    return [LABELS[name] ?? name, ...cells.map(String), String(own.length)];
  });
  const totals = named.map((word) => String(checked.filter(({ sample }) => sample.word === word).length));
  return align([
    ['', ...named.map((word) => words.checks[word]), words.total],
    ...rows,
    [words.total, ...totals, String(checked.length)],
  ]);
}

function align(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => cellWidth(row[column] ?? ''))));
  return rows
    .map((row) =>
      row
        .map((cell, column) => pad(cell, widths[column] ?? 0, column === 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function pad(cell: string, width: number, isLeft: boolean): string {
  const space = ' '.repeat(width - cellWidth(cell));
  return isLeft ? cell + space : space + cell;
}

/** Han characters are two cells wide. */
function cellWidth(text: string): number {
  return [...text].reduce((sum, token) => sum + (token.charCodeAt(0) > 0x2e7f ? 2 : 1), 0);
}
