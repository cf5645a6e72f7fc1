/** The closing table of a check, in Chinese: by language and by word. */
import { LABELS } from 'study-notes/pipeline/markdown/code/language-names';
import type { CheckedSample, CheckReport, Outcome } from './check-samples.ts';
import { CHECKED_LANGUAGES } from './languages/names.ts';
import type { Word } from './sample.ts';

/** Words in the order of columns. */
export const WORD_LABELS: Record<Word, string> = {
  run: '运行',
  'run=fail': '运行后如期失败',
  compile: '编译',
  'compile=fail': '如期不能编译',
  snippet: '片段',
  syntax: '仅语法',
  unchecked: '未检查',
};

/** The whole summary. */
export function summaryText({ checked, problems, skipped, updated }: CheckReport, seed: number): string {
  const count = (outcome: Outcome) => checked.filter((one) => one.outcome === outcome).length;
  const parts = [
    `${checked.length} 段代码`,
    `这次检查 ${count('ran') + count('failed')} 段`,
    `沿用已有结果 ${count('known')} 段`,
  ];
  const lines = [table(checked), '', `${parts.join('，')}（抽查的种子 ${seed}）。`];
  const unchecked = checked.filter(({ outcome }) => outcome === 'unchecked');
  for (const { sample } of unchecked) lines.push(`未检查  ${sample.file}:${sample.line}  ${sample.reason ?? ''}`);
  for (const { language, count: many, tools, hint } of skipped) {
    lines.push(`跳过    ${LABELS[language] ?? language} ${many} 段：这台机器没有 ${tools.join('、')}。安装：${hint}`);
  }
  lines.push(...slowest(checked));
  if (updated > 0) lines.push(`改写了 ${updated} 处输出，再运行一次核对。`);
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
    .map(({ sample, seconds = 0 }) => `慢      ${sample.file}:${sample.line}  ${seconds.toFixed(0)} 秒`);
}

function closing(failed: number, mistakes: number, isPartial: boolean): string {
  const wrong = [failed > 0 ? `${failed} 段没有通过` : '', mistakes > 0 ? `${mistakes} 处写法要改` : ''];
  const said = wrong.filter(Boolean).join('，');
  if (said !== '') return `${said}。`;
  return isPartial ? '检查过的都通过了。' : '全部通过。';
}

function table(checked: CheckedSample[]): string {
  const words = (Object.keys(WORD_LABELS) as Word[]).filter((word) =>
    checked.some(({ sample }) => sample.word === word),
  );
  const languages = CHECKED_LANGUAGES.filter((name) => checked.some(({ sample }) => sample.language === name));
  const rows = languages.map((name) => {
    const own = checked.filter(({ sample }) => sample.language === name);
    const cells = words.map((word) => own.filter(({ sample }) => sample.word === word).length);
    return [LABELS[name] ?? name, ...cells.map(String), String(own.length)];
  });
  const totals = words.map((word) => String(checked.filter(({ sample }) => sample.word === word).length));
  return align([
    ['', ...words.map((word) => WORD_LABELS[word]), '合计'],
    ...rows,
    ['合计', ...totals, String(checked.length)],
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
