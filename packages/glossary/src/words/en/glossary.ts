import { counted } from 'study-notes/words/counted';

/** What the glossary says in English. */

/** Of the page that lists all terms. */
export const path = '/glossary';
export const title = 'Glossary';
export const form = (longest: number) =>
  `Write line: one sentence (at most ${longest} characters); aliases: [other words], except: [words that do not count] and note: path.md#heading can follow.`;
export const comma = ', ';
export const inBrackets = (text: string) => ` (${text})`;
export const unused = (name: string) => `No note uses the term “${name}” in its text.`;
export const addAliases = 'Add to aliases how the notes write it, or delete it.';
export const writePath = "Write the path of a note's file, from the content folder.";
export const nearest = (near: string) => `The nearest one is ${near}.`;
export const problemOf = (name: string, problem: string) => `The term “${name}” ${problem}`;
export const noNote = (file: string) => `names the note ${file}, which does not exist.`;
export const noHeading = (id: string) => `leads to a note that has no #${id}.`;
export const lead = (count: number) =>
  `${counted(count, 'term')} of the notes, a sentence each; where one first occurs in a text it has a dotted line, and pointing at it shows what it means.`;
export const see = (href: string, title: string) => ` See <a href="${href}">${title}</a>.`;
export const item = (name: string, others: string, line: string, more: string) =>
  `<li id="${name}"><strong>${name}</strong>${others}: ${line}${more}</li>`;
export const content = 'what it holds';
export const badEntry = (key: string, part: string) => `In the term “${key}”, ${part.trim()} is wrong.`;
export const taken = (word: string, owner: string | undefined) => `“${word}” belongs to the term “${owner}” already.`;
export const onlyOne = 'A word can belong to one term only; delete it in one place.';
export const notUtf8 = (guess: string) =>
  `This file is not UTF-8 (it looks like ${guess}); the glossary has no effect.`;
export const saveAsUtf8 = 'Save it as UTF-8 in your editor.';
