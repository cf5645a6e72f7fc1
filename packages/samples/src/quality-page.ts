/** The quality page: how many samples were checked, by language and check word. */
import { escapeText } from 'study-notes/emit/escape';
import type { SpecialPage } from 'study-notes/emit/special/special-page';
import { LABELS } from 'study-notes/pipeline/markdown/code/language-names';
import type { Site } from 'study-notes/pipeline/types';
import { CHECKED_LANGUAGES } from './languages/names.ts';
import { type SampleState, sampleStates } from './sample-marks.ts';
import { words } from './words/checker.ts';

interface Column {
  label: string;
  holds(state: SampleState): boolean;
}

const done = (label: string, ...words: string[]): Column => ({
  label,
  holds: ({ word, state }) => state === 'checked' && words.includes(word),
});

const columns = (): Column[] => [
  done(words.ran, 'run', 'run=fail'),
  done(words.compiledOnly, 'compile', 'snippet'),
  done(words.failsAsSaid, 'compile=fail'),
  done(words.syntaxOnly, 'syntax'),
  { label: words.toBeChecked, holds: ({ state }) => state === 'open' },
  { label: words.notChecked, holds: ({ state }) => state === 'unchecked' },
  { label: words.total, holds: () => true },
];

/** The counts and their meaning. */
export const quality: SpecialPage = {
  get path() {
    return words.qualityPath;
  },
  component: 'ArticlePage',
  title: () => words.quality,
  data: (site) => ({ description: words.qualityDescription, article: qualityArticle(site) }),
};

/** HTML of the page; unlisted notes count too, since they are readable. */
function qualityArticle(site: Site): string {
  const states = site.docs.flatMap(({ summary }) => sampleStates(summary));
  const checked = states.filter(({ state }) => state === 'checked').length;
  const lead = states.length === 0 ? words.nothingToCheck : words.qualityLead(states.length, checked);
  return words.qualityArticle(lead, states.length === 0 ? '' : table(states), words.explained);
}

function table(states: SampleState[]): string {
  const languages = CHECKED_LANGUAGES.filter((name) => states.some(({ language }) => language === name));
  const shown = columns().filter((column) => states.some(column.holds));
  const head = words.head(shown.map(({ label }) => `<th style="text-align:right">${label}</th>`).join(''));
  const rows = languages.map((name) =>
    row(
      LABELS[name] ?? name,
      states.filter(({ language }) => language === name),
      shown,
    ),
  );
  const body = [...rows, row(words.total, states, shown)].join('');
  return words.table(head, body);
}

function row(label: string, states: SampleState[], shown: Column[]): string {
  const cells = shown.map(({ holds }) => `<td style="text-align:right">${states.filter(holds).length}</td>`);
  return `<tr><td>${escapeText(label)}</td>${cells.join('')}</tr>`;
}
