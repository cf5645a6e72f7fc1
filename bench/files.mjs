/** What a built site consists of: files and megabytes by kind, and files a page. */
import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build, place, ROOT } from './engine.mjs';

/** Kinds with the names that are of them, the first that fits. */
const KINDS = [
  ['compressed copies', /\.(?:br|gz)$/],
  ['search: packs of terms', /^assets\/search\/.*\/?t-/],
  ['search: packs of texts', /^assets\/search\/.*\/?x-/],
  ['search: the rest', /^(?:assets\/search\/|data\/assets\/search\.json)/],
  ['sidebars', /^data\/assets\/nav\//],
  ['other data', /^data\/assets\//],
  ['page data', /^data\//],
  ['scripts and sheets', /^assets\/.*\.(?:js|css|wasm|woff2?|ttf)$/],
  ['pictures', /\.(?:png|jpe?g|webp|gif|svg|ico)$/],
  ['other files of notes', /^assets\//],
  ['documents', /\.html$/],
  ['Markdown', /\.md$/],
  ['lists and the rest', /./],
];

/** Files and bytes of each kind in the folder of a built site. */
function countFiles(folder) {
  const counts = new Map(KINDS.map(([kind]) => [kind, { files: 0, bytes: 0 }]));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath ?? entry.path, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    const [kind] = KINDS.find(([, pattern]) => pattern.test(name));
    const count = counts.get(kind);
    count.files += 1;
    count.bytes += statSync(path).size;
  }
  return counts;
}

/** Builds the generated notes and the real ones, and prints what they consist of: `npm run bench -- --only files`. */
export async function measureFiles(generated) {
  const real = place({ content: join(ROOT, 'content'), config: join(ROOT, 'site.config.ts') }, 'real');
  for (const built of [generated, real]) {
    await build(built);
    printFiles(built.out);
  }
}

/** Prints each kind, and all of them beside the number of notes, each of which has its Markdown. */
function printFiles(folder) {
  console.log(`  ${folder}`);
  const counts = countFiles(folder);
  const notes = counts.get('Markdown').files;
  const sum = { files: 0, bytes: 0 };
  for (const [kind, { files, bytes }] of counts) {
    if (files > 0) console.log(line(kind, files, bytes));
    sum.files += files;
    sum.bytes += bytes;
  }
  console.log(
    `${line(`in all, ${notes} notes`, sum.files, sum.bytes)}  ${(sum.files / notes).toFixed(2)} files a note`,
  );
}

function line(kind, files, bytes) {
  return `    ${kind.padEnd(24)} ${String(files).padStart(6)} files ${(bytes / 1e6).toFixed(2).padStart(8)} MB`;
}
