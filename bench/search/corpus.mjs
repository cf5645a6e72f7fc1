/** Notes for the search bench: the real ones, and larger sites remixed from them with a fixed seed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seeded } from '../random.mjs';

/** The notes of a built site, read back from its search texts; how its sidebars call them. */
export async function readPages(out, { openStore, placesOf }) {
  const { manifest, chunk } = await openStore(async (path) => new Uint8Array(readFileSync(join(out, path))));
  const sidebars = manifest.sidebars.flatMap(([id, count]) => Array(count).fill(id));
  const labels = new Map(
    manifest.sidebars.flatMap(([id]) => (id ? labelsOf(join(out, `data/assets/nav/${id}.json`)) : [])),
  );
  const pages = placesOf(manifest.texts, manifest.block).map((places, page) =>
    Promise.all(places.map((_, at) => chunk(page, at))),
  );
  return (await Promise.all(pages)).map((chunks, number) => ({
    path: chunks[0].path,
    title: chunks[0].title,
    label: labels.get(chunks[0].path) ?? chunks[0].title,
    breadcrumb: chunks[0].breadcrumb,
    sidebar: sidebars[number],
    linked: Number(manifest.linked.charAt(number)),
    sections: chunks
      .flatMap(({ sections }) => sections)
      .map(([id, heading, text, code, , pictures]) => ({
        id,
        heading,
        text,
        code,
        pictures: pictures.map(([alt, labels]) => ({ alt, labels: labels.split('、') })),
      })),
  }));
}

function labelsOf(file) {
  const visit = (nodes) => nodes.flatMap(({ path, label, items = [] }) => [[path, label], ...visit(items)]);
  return visit(JSON.parse(readFileSync(file, 'utf8')));
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
    return {
      path: `${folder}/续/${title}`,
      title,
      breadcrumb: model.breadcrumb,
      sidebar: model.sidebar,
      linked: model.linked,
      sections,
    };
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
