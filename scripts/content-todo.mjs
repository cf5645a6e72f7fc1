#!/usr/bin/env node
/**
 * Keeps `docs/content-todo.tsv`, the list of planned notes that are not yet written (path, reason), or lack something, and
 * `docs/content-plan.tsv`, all notes there shall be (path, state). A note that was written stays so in the plan: that it
 * is gone is for the tests to say.
 * `node scripts/content-todo.mjs` takes out what has been written since;
 * `node scripts/content-todo.mjs PLAN.tsv` begins anew from a plan whose first two columns are path and title.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LIST = 'docs/content-todo.tsv';
const PLAN = 'docs/content-plan.tsv';
/** Beginning of the reason that ends with the note's being there; any other (a lab to come) is taken out by hand. */
const UNWRITTEN = '未写：';

/** Rows of a table without its head. */
function rows(file) {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
}

/** Paths that a note under `content/` gives, by the rules of ids: no prefix, no extension, a slash for an index; no drafts. */
function writtenPaths() {
  const files = existsSync('content') ? readdirSync('content', { recursive: true }).map(String) : [];
  return new Set(files.filter((file) => /\.mdx?$/.test(file) && !isDraft(file)).map(pathOf));
}

function isDraft(file) {
  return /^---\n(?:(?!---).*\n)*draft: true\n/.test(readFileSync(join('content', file), 'utf8'));
}

function pathOf(file) {
  const segments = file
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/\.mdx?$/, '')
    .split('/')
    .map(withoutPrefix);
  const name = segments.at(-1);
  const isIndex = /^(?:index|readme)$/i.test(name) || (segments.length > 1 && name === segments.at(-2));
  return `/${(isIndex ? [...segments.slice(0, -1), ''] : segments).join('/')}`;
}

function withoutPrefix(segment) {
  return /^\d+(?:\.\d+|-\d+-\d+)/.test(segment) ? segment : segment.replace(/^\d+\s*[-_.]\s*(?=.)/, '');
}

/** Writes a table with its head. */
function writeRows(file, head, table) {
  writeFileSync(file, `${[head, ...table].map((row) => row.join('\t')).join('\n')}\n`);
}

const plan = process.argv[2];
const wanted = plan ? rows(plan).map(([path, title]) => [path, `${UNWRITTEN}${title}`]) : rows(LIST);
const written = writtenPaths();
const left = wanted.filter(([path, reason]) => !written.has(path) || !reason.startsWith(UNWRITTEN));
writeRows(LIST, ['path', 'reason'], left);
const states = plan ? wanted.map(([path]) => [path, 'planned']) : rows(PLAN);
const planned = states.map(([path, state]) => [path, written.has(path) ? 'written' : state]);
writeRows(PLAN, ['path', 'state'], planned);
console.log(`${LIST}: ${left.length} notes left, ${wanted.length - left.length} written`);
