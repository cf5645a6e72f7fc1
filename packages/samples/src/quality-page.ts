/** The quality page: how many samples were checked, by language and check word. */
import { escapeText } from 'study-notes/emit/escape';
import type { SpecialPage } from 'study-notes/emit/special/special-page';
import { LABELS } from 'study-notes/pipeline/markdown/code/language-names';
import type { Site } from 'study-notes/pipeline/types';
import { CHECKED_LANGUAGES } from './languages/names.ts';
import { type SampleState, sampleStates } from './sample-marks.ts';

interface Column {
  label: string;
  holds(state: SampleState): boolean;
}

const done = (label: string, ...words: string[]): Column => ({
  label,
  holds: ({ word, state }) => state === 'checked' && words.includes(word),
});

const COLUMNS: Column[] = [
  done('已运行', 'run', 'run=fail'),
  done('已编译', 'compile', 'snippet'),
  done('如期不能编译', 'compile=fail'),
  done('仅语法', 'syntax'),
  { label: '待检查', holds: ({ state }) => state === 'open' },
  { label: '不检查', holds: ({ state }) => state === 'unchecked' },
  { label: '合计', holds: () => true },
];

/** The counts and their meaning. */
export const quality: SpecialPage = {
  path: '/质量',
  component: 'ArticlePage',
  title: () => '代码质量',
  data: (site) => ({ description: '笔记里的代码检查了多少，怎样检查。', article: qualityArticle(site) }),
};

/** HTML of the page; unlisted notes count too, since they are readable. */
function qualityArticle(site: Site): string {
  const states = site.docs.flatMap(({ summary }) => sampleStates(summary));
  const checked = states.filter(({ state }) => state === 'checked').length;
  const lead =
    states.length === 0
      ? '这些笔记里还没有要检查的代码。'
      : `笔记里有 ${states.length} 段代码，其中 ${checked} 段照现在的样子检查过。数字由构建时统计，不是手写的。`;
  return `<h1>代码质量</h1><p>${lead}</p>${states.length === 0 ? '' : table(states)}${EXPLAINED}`;
}

const EXPLAINED = [
  '<h2 id="检查了什么">检查了什么</h2><ul>',
  '<li><strong>已运行</strong>：完整的程序，编译并运行过；页面上有输出的，与真正的输出逐行相同。C++ 的程序还在 ASan 与 UBSan 下再运行一遍。写明会失败的程序，确实那样失败。</li>',
  '<li><strong>已编译</strong>：整个文件，或包进一个程序里的片段，编译通过。</li>',
  '<li><strong>如期不能编译</strong>：页面要讲的就是这个错误，编译器确实那样报错。</li>',
  '<li><strong>仅语法</strong>：要有引擎、显卡驱动或别的环境才能编译，只检查了语法；UE5 与 Cocos2d-x 的代码对照一份自己写的桩头文件，名字与类型是一致的，但没有在引擎里编译过。</li>',
  '<li><strong>待检查</strong>：改动之后还没有重新检查，页面上没有标记。</li>',
  '</ul>',
].join('');

function table(states: SampleState[]): string {
  const languages = CHECKED_LANGUAGES.filter((name) => states.some(({ language }) => language === name));
  const shown = COLUMNS.filter((column) => states.some(column.holds));
  const head = `<tr><th>语言</th>${shown.map(({ label }) => `<th style="text-align:right">${label}</th>`).join('')}</tr>`;
  const rows = languages.map((name) =>
    row(
      LABELS[name] ?? name,
      states.filter(({ language }) => language === name),
      shown,
    ),
  );
  const body = [...rows, row('合计', states, shown)].join('');
  return `<div class="table" role="region" aria-label="各语言的代码段数" tabindex="0"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>`;
}

function row(label: string, states: SampleState[], columns: Column[]): string {
  const cells = columns.map(({ holds }) => `<td style="text-align:right">${states.filter(holds).length}</td>`);
  return `<tr><td>${escapeText(label)}</td>${cells.join('')}</tr>`;
}
