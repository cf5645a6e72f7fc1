/** The settings that hold now: the attribute on `<html>`, which the inline script keeps in step with storage. */
import { writeStored } from 'study-notes/shell/storage/storage';
import { keepPlace } from './keep-place.ts';
import { KEY, type Settings, settingsText } from './stored.ts';

const state = document.documentElement.dataset;

/** Their text; empty when nothing is chosen. */
export const currentText = (): string => state.reading ?? '';

/** Calls back whenever they change, here or in another tab; returns what ends that. */
export function onChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-reading'] });
  return () => observer.disconnect();
}

/** Applies settings, without moving the reader, and stores them. */
export function changeSettings(settings: Settings): void {
  const text = settingsText(settings);
  keepPlace(() => {
    state.reading = text;
  });
  writeStored(KEY, text || null);
}
