/** Builds of a site of which one file has changed, by the kind of the file. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureCorpus } from './corpus.mjs';
import { BENCH, build, chill, place } from './engine.mjs';

const FIGURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="10"/></svg>\n';
const CARD =
  'export default function Card({ children }: { children: React.ReactNode }) {\n  return <aside>{children}</aside>;\n}\n';
const WITH_FIGURE = '\n\n一个圆：\n\n![一个圆](./figure.svg)\n';
const WITH_CARD = '# 卡片\n\n<Card>一张卡片。</Card>\n';

/** What each edit changes: a file of the site below its folder, and the text that takes the place of another. */
const edits = (note) => [
  ['a note', `content/${note.id}.md`, '一个圆：', '一个圆，改过：'],
  ['a figure', `content/${note.folder}/figure.svg`, 'r="10"', 'r="12"'],
  ['the synonyms', 'content/search-synonyms.txt', '栅格化', '栅格化、rasterization'],
  ['a component', 'Card.tsx', '<aside>', '<aside className="card">'],
  ['the configuration', 'site.config.ts', '"测速"', '"测速之二"'],
];

/** Prints how long a site of so many notes takes: cold, with nothing changed, and after one edit of each kind. */
export async function measureEdits(count) {
  const { folder, site, note } = copyOf(count);
  chill(site);
  say(`${count} notes, cold`, await build(site));
  say('nothing changed', await build(site));
  for (const [name, file, from, to] of edits(note)) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${path} has no “${from}”.`);
    writeFileSync(path, text.replace(from, to));
    say(name, await build(site));
  }
}

/** The corpus with a figure, a component and a table of synonyms, in a folder of its own. */
function copyOf(count) {
  const corpus = ensureCorpus(BENCH, count);
  const folder = join(BENCH, `edits-${count}`);
  chill({ folder });
  mkdirSync(folder, { recursive: true });
  cpSync(corpus.content, join(folder, 'content'), { recursive: true });
  const { measured: note } = corpus;
  const file = join(folder, 'content', `${note.id}.md`);
  writeFileSync(file, readFileSync(file, 'utf8') + WITH_FIGURE);
  writeFileSync(join(folder, 'content', note.folder, '卡片.mdx'), WITH_CARD);
  writeFileSync(join(folder, 'content', note.folder, 'figure.svg'), FIGURE);
  writeFileSync(join(folder, 'content/search-synonyms.txt'), '哈希表、散列表\n光栅化、栅格化\n');
  writeFileSync(join(folder, 'Card.tsx'), CARD);
  const config = join(folder, 'site.config.ts');
  const text = readFileSync(corpus.config, 'utf8');
  writeFileSync(config, text.replace('features:', "components: { Card: './Card.tsx' },\n  features:"));
  const site = place({ content: join(folder, 'content'), config }, `edits-${count}`);
  return { folder, site, note };
}

function say(name, { seconds, cpu, megabytes }) {
  console.log(
    `  ${name.padEnd(24)} ${seconds.toFixed(2).padStart(7)} s, ${cpu.toFixed(2)} s of processor time, ${Math.round(megabytes)} MB`,
  );
}
