/** A setting as the panel offers it; all of them are in `words/`, since most of each is words. */
import type { SettingName } from './stored.ts';

export interface Setting {
  name: SettingName;
  label: string;
  /** Choice and its words, in the order in which they are shown. */
  choices: readonly (readonly [choice: number, words: string])[];
}
