#!/usr/bin/env node
/**
 * Counts what can be counted of the notes' style and prints the figures; `--pages` lists every place. It never fails:
 * the figures show where to look.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FIGURES, openingOf } from './note-style/figures.mjs';
import { readNote } from './note-style/read-note.mjs';

/** Characters shown of each place. */
const SHOWN = 40;
const { values, positionals } = parseArgs({ options: { pages: { type: 'boolean' } }, allowPositionals: true });
const [folder = 'content'] = positionals;

const notes = readdirSync(folder, { recursive: true })
  .filter((name) => /\.mdx?$/.test(name))
  .sort()
  .map((name) => ({ file: join(folder, name), ...readNote(readFileSync(join(folder, name), 'utf8')) }));

const percent = (count, of) => `${((100 * count) / (of || 1)).toFixed(1)}%`;
console.log(`${notes.length} 篇笔记的写法（只是数字，不是对错；逐处列出：npm run check:style）`);

const openings = groupBy(notes, openingOf);
const [opening, same] = [...openings].sort((a, b) => b[1].length - a[1].length)[0] ?? ['', []];
console.log(`  ${percent(same.length, notes.length).padStart(6)}  开头相同（“${opening}……”${same.length} 篇）`);

for (const [name, figure] of Object.entries(FIGURES)) {
  const results = notes.map((note) => ({ file: note.file, ...figure(note) }));
  const count = results.reduce((sum, { found }) => sum + found.length, 0);
  const of = results.reduce((sum, result) => sum + result.of, 0);
  console.log(`  ${percent(count, of).padStart(6)}  ${name}（${count} / ${of}）`);
  if (values.pages) list(results);
}

function list(results) {
  for (const { file, found } of results)
    for (const { text, line } of found) console.log(`          ${file}:${line}  ${[...text].slice(0, SHOWN).join('')}`);
}

/** `Map.groupBy` came with Node 21. */
function groupBy(items, key) {
  const groups = new Map();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}
