/** Notes for the search bench: the real ones, and larger sites remixed from them with a fixed seed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seeded } from '../random.mjs';

/** The notes of a built site, read back from its search texts. */
export async function readPages(out, { hashAt, inflate }) {
  const manifest = JSON.parse(readFileSync(join(out, 'data/assets/search.json'), 'utf8'));
  const folder = join(out, 'assets/search');
  const sidebars = manifest.sidebars.flatMap(([id, count]) => Array(count).fill(id));
  const pages = new Map();
  for (const name of readdirSync(folder, { recursive: true })) {
    const [, page, chunk, hash] = /\bx-(\d+)-(\d+)-(\w+)\.bin$/.exec(name) ?? [];
    if (!hash || hashAt(manifest.groups, Math.floor(page / manifest.group)) !== hash) continue;
    const bytes = await inflate(readFileSync(join(folder, name)));
    const { path, title, breadcrumb, sections } = JSON.parse(new TextDecoder('gb18030').decode(bytes));
    if (!pages.has(path)) pages.set(path, { path, title, breadcrumb, chunks: [] });
    pages.get(path).chunks[chunk] = sections;
  }
  const sorted = [...pages.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  return sorted.map(({ chunks, ...page }, number) => ({
    ...page,
    sidebar: sidebars[number],
    sections: chunks.flat().map(([id, heading, text, code, , pictures]) => ({
      id,
      heading,
      text,
      code,
      pictures: pictures.map(([alt, labels]) => ({ alt, labels: labels.split('、') })),
    })),
  }));
}

/**
 * The real notes and as many remixed ones as are missing: sentences and code lines of all notes shuffled into sections
 * of true lengths, under titles and headings that no query asks for; what a query asks for by its very words stays where
 * it is, so that the labels hold.
 */
export function remix(pages, count, isAskedFor) {
  const random = seeded(count);
  const all = (pieces) =>
    pages.flatMap(({ sections }) => sections.flatMap(pieces)).filter((piece) => !isAskedFor(piece));
  const sentences = all(({ text }) => text.match(/[^。\n]+[。\n]?/g) ?? []);
  const codes = all(({ code }) => (code ? code.split('\n') : []));
  const made = Array.from({ length: Math.max(0, count - pages.length) }, (_, index) => {
    const model = random.pick(pages);
    const sections = model.sections.map((section, number) => ({
      id: number === 0 ? '' : `s${number}`,
      heading: number === 0 ? '' : `${filler(random)}${filler(random)}`,
      text: fill(section.text.length, () => random.pick(sentences)),
      code: fill(section.code.length, () => `${random.pick(codes)}\n`),
    }));
    const folder = model.path.split('/').slice(0, -1).join('/');
    const title = `${filler(random)}${filler(random)}${index}`;
    return { path: `${folder}/续/${title}`, title, breadcrumb: model.breadcrumb, sidebar: model.sidebar, sections };
  });
  return [...pages, ...made];
}

const HEADS = '阅读笔记 课堂补充 旧稿整理 零散想法 片段摘抄 周末回顾 读者来信 附录材料 备查条目 草图说明'.split(' ');

function filler(random) {
  return random.pick(HEADS);
}

function fill(length, piece) {
  let text = '';
  while (text.length < length) text += piece();
  return text;
}
