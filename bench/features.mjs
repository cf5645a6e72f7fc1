#!/usr/bin/env node
/**
 * `npm run bench:features`: builds a small site without and with each feature of the reading package and comments, and prints what it adds,
 * compressed by brotli (`-- comments giscus`: of these alone): to a note's document (a first visit), to the application, and in chunks of its own with their
 * sheets, which come when they are asked for.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { BENCH, build, place } from './engine.mjs';

const FEATURES = {
  reading: 'reading()',
  keys: 'keys()',
  progress: 'progress()',
  resume: 'resume()',
  share: 'share()',
  report: "report({ url: 'https://a.cn/new?body={quote}' })",
  comments: "comments({ waline: { server: 'https://c.cn' } })",
  giscus: "comments({ giscus: { repo: 'me/notes', repoId: 'R_1', category: 'Notes', categoryId: 'C_1' } })",
};

const sizeOf = (content) => brotliCompressSync(content).length;

/** Sizes of a site with these features: of its note's document, its application and its chunks. */
async function measure(names) {
  const folder = join(BENCH, 'features');
  const content = join(folder, 'content');
  mkdirSync(join(content, '甲'), { recursive: true });
  const text = '这是一段话，说的是一件平常的事。'.repeat(20);
  writeFileSync(join(content, '甲', 'intro.md'), `# 甲\n\n## 节\n\n${`${text}\n\n`.repeat(12)}`);
  const config = join(folder, 'site.config.ts');
  const imports = names.map((name) => `import { ${functionOf(name)} } from '${moduleOf(name)}';\n`).join('');
  const calls = names.map((name) => FEATURES[name]).join(', ');
  const sidebars = "[{ id: 'a', label: '甲', folder: '甲', intro: '甲/intro' }]";
  writeFileSync(
    config,
    `${imports}export default { title: '站', url: 'https://a.cn', lang: 'zh-CN', features: [${calls}], sidebars: ${sidebars} };\n`,
  );
  // A folder each: a build keeps the files of the last one for a while.
  const site = place({ content, config }, `features-${names.join('-')}`);
  await build(site);
  const assets = join(site.out, 'assets');
  const document = readFileSync(join(site.out, '甲', 'intro.html'), 'utf8');
  const scripts = new Set(document.match(/assets\/(?:app|c)-[\w-]{6}\.js/g));
  const chunks = readdirSync(assets).filter((name) => /^[a-z]+(?:-[a-z]+)*-.*\.(?:js|css)$/.test(name));
  const isOwn = (name) => !/^(?:app|c|p|n|zoom|nearest|home|katex|KaTeX|styles)-/.test(name);
  const sum = (files) => files.reduce((all, file) => all + sizeOf(readFileSync(file)), 0);
  return {
    document: sizeOf(document),
    application: sum([...scripts].map((name) => join(site.out, name))),
    chunks: sum(chunks.filter(isOwn).map((name) => join(assets, name))),
  };
}

const functionOf = (name) => /^\w+/.exec(FEATURES[name])[0];

function moduleOf(name) {
  const called = functionOf(name);
  return called === 'reading' || called === 'comments' ? `study-notes-${called}` : `study-notes-reading/${called}`;
}

function print(name, sizes, without) {
  const cells = Object.entries(sizes).map(([part, size]) => `${size - without[part]}`.padStart(11));
  console.log(`| ${name.padEnd(8)} |${cells.join(' |')} |`);
}

const without = await measure([]);
console.log('| feature  |   document | application |     chunks |');
console.log('| --- | ---: | ---: | ---: |');
const asked = process.argv.slice(2);
for (const name of asked.length ? asked : Object.keys(FEATURES)) print(name, await measure([name]), without);
// Of the reading package: comments are by one service, and mostly by none.
if (!asked.length)
  print('all', await measure(Object.keys(FEATURES).filter((name) => functionOf(name) !== 'comments')), without);
