/** Tabs in an article: selected by click or keys, remembered per group, in sync across groups of the same name. */
import { own } from '../../shared/own.ts';
import { readStored, writeStored } from '../storage/storage.ts';

const storageKey = (group: string) => `tab.${group}`;

function select(tabs: Element, value: string): void {
  const chosen = tabsOf(tabs).find((tab) => tab.dataset.value === value);
  if (!chosen) return;
  for (const tab of tabsOf(tabs)) {
    const isChosen = tab === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (panel) panel.hidden = !isChosen;
  }
}

function tabsOf(tabs: Element): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];
}

/** Selects a tab, and the one with the same value in every group of that name, without moving the reader. */
export function chooseTab(tab: HTMLElement): void {
  const tabs = tab.closest<HTMLElement>('.tabs');
  const { value } = tab.dataset;
  if (!tabs || value === undefined) return;
  const top = tab.getBoundingClientRect().top;
  const { group } = tabs.dataset;
  select(tabs, value);
  if (group) {
    for (const other of document.querySelectorAll(`.tabs[data-group="${CSS.escape(group)}"]`)) select(other, value);
    writeStored(storageKey(group), value);
  }
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Keys of a row of tabs: where each goes from the tab at an index among `count`. */
export const TAB_KEYS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** The index a key moves to among `count` tabs; undefined for keys that are not the tabs' own. */
export function movedIndex(key: string, index: number, count: number): number | undefined {
  return own(TAB_KEYS, key)?.(index, count);
}

/** Moves focus and choice by arrow keys, Home and End. */
export function moveTab(tab: HTMLElement, event: KeyboardEvent): void {
  const all = tabsOf(tab.closest('.tabs') as Element);
  const index = movedIndex(event.key, all.indexOf(tab), all.length);
  const next = index === undefined ? undefined : all[index];
  if (!next) return;
  event.preventDefault();
  chooseTab(next);
  next.focus();
}

/** Restores the reader's selection in a new article. */
export function restoreTabs(article: Element): void {
  for (const tabs of article.querySelectorAll<HTMLElement>('.tabs[data-group]')) {
    const value = readStored(storageKey(tabs.dataset.group as string));
    if (value !== null) select(tabs, value);
  }
}
