/** What a comparison found, for people. */
import { type Comparison, type Difference, KINDS, type Kind } from './compare-sites.ts';

const NAMES: Readonly<Record<Kind, string>> = {
  address: '地址',
  ids: '标题的锚点',
  title: '标题',
  order: '顺序（下一篇）',
  text: '文字',
  pictures: '图片的数目',
};

/** Differences shown of each kind. */
const SHOWN = 20;

/** Shares first, then the differences by kind. */
export function comparisonText(comparison: Comparison): string {
  const { ours, theirs, both, differences } = comparison;
  const lines = [`旧站 ${theirs} 页，这里 ${ours} 页，两边都有的 ${both} 页。`];
  for (const kind of KINDS) lines.push(`  ${NAMES[kind]}相同：${shareText(comparison, kind)}`);
  for (const kind of KINDS) {
    const found = differences.filter((one) => one.kind === kind);
    if (found.length === 0) continue;
    lines.push('', `${NAMES[kind]}不同（${found.length}）`, ...found.slice(0, SHOWN).flatMap(differenceLines));
    if (found.length > SHOWN) lines.push(`  ……还有 ${found.length - SHOWN} 处，用 --json 看全部。`);
  }
  return lines.join('\n');
}

function shareText({ equal, notes }: Comparison, kind: Kind): string {
  const count = equal[kind];
  if (count === undefined) return '旧站没有“下一篇”，比不了';
  return `${count} / ${notes} 篇（${notes === 0 ? 0 : Math.floor((count / notes) * 1000) / 10} %）`;
}

function differenceLines({ kind, address, file, theirs, ours }: Difference): string[] {
  if (kind === 'address' && file === undefined) return [`  ${address}：这里没有这一页（旧站：${theirs}）`];
  if (kind === 'address' && theirs === '') return [`  ${file}：旧站没有 ${address}`];
  return [`  ${file ?? address}`, `    旧站：${theirs || '（没有）'}`, `    这里：${ours || '（没有）'}`];
}
