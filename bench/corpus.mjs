/**
 * Generated notes of the kind the peers were measured on: about 2,750 Han characters, 6–10 headings, 3–5 code blocks of
 * 15–30 lines, a table and links; five sections, two to four levels of folders, twelve notes to a folder.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { seeded } from './random.mjs';
import { codeBlock } from './sample-code.mjs';
import { LINKS, TERMS, WORDS } from './words.mjs';

export const SECTIONS = ['编程语言', '游戏引擎', '图形学相关', 'CS知识', '其他'];
const PER_FOLDER = 12;
/** What the sites of other engines have beside their notes, and what ours alone has: name, module where it is another, options. */
const FEATURES = [['search'], ['review'], ['samples'], ['labs']];
const ALL_FEATURES = [
  ...FEATURES,
  ...[['images'], ['offline'], ['backlinks'], ['books'], ['glossary'], ['previews'], ['reading']],
  ...['keys', 'progress', 'resume', 'share'].map((name) => [name, `reading/${name}`]),
  ['report', 'reading/report', "{ url: 'https://issues.example/new?body={quote}' }"],
  ['comments', 'comments', "{ waline: { server: 'https://comments.example' } }"],
];
/** Groups in a group: 330 notes give two levels of folders, 10,000 give four. */
const PER_GROUP = 6;
/** Raise it when the notes change: an older corpus is then made anew. */
const FORMAT = 4;

/** Makes the corpus unless it is there; gives its folder, its configuration and the note that is measured. */
export function ensureCorpus(root, count) {
  const folder = join(root, `corpus-${count}-v${FORMAT}`);
  const content = join(folder, 'content');
  const config = join(folder, 'site.config.ts');
  const allConfig = join(folder, 'all.config.ts');
  const layout = plan(count);
  if (!existsSync(join(folder, 'complete'))) {
    rmSync(folder, { recursive: true, force: true });
    const random = seeded(count);
    const lengths = layout.map((note) => writeNote(join(content, `${note.id}.md`), noteText(random, note, layout)));
    for (const section of SECTIONS)
      write(join(content, section, 'intro.md'), `# ${section}导读\n\n${sentence(random)}\n`);
    write(join(content, 'glossary.yml'), glossaryText());
    write(config, configText(FEATURES));
    write(allConfig, configText(ALL_FEATURES));
    write(join(folder, 'complete'), JSON.stringify(lengths));
  }
  const measured = median(layout, JSON.parse(readFileSync(join(folder, 'complete'), 'utf8')));
  const siblings = layout.filter((note) => note.folder === measured.folder && note !== measured);
  return { folder, content, config, allConfig, measured, siblings, notes: layout };
}

/** The note of median length among those in the middle of a full folder: eleven siblings stand in its sidebar. */
function median(layout, lengths) {
  const sorted = [...lengths].sort((a, b) => a - b);
  const distance = (note) => Math.abs(lengths[layout.indexOf(note)] - sorted[sorted.length >> 1]);
  const candidates = layout.filter((note) => note.position === 5 && note.folderSize === PER_FOLDER).slice(0, 20);
  return candidates.reduce((best, note) => (distance(note) < distance(best) ? note : best));
}

function writeNote(file, text) {
  write(file, text);
  return Buffer.byteLength(text);
}

/** Ids of all notes in order. */
function plan(count) {
  const random = seeded(99);
  const perSection = Math.floor(count / SECTIONS.length);
  const folders = Math.ceil(perSection / PER_FOLDER);
  const depth = Math.max(1, Math.ceil(Math.log(folders) / Math.log(PER_GROUP)));
  return SECTIONS.flatMap((section) => {
    const nameOf = groupNames(random);
    const notes = [];
    for (let index = 0; index < folders; index += 1) {
      const folder = [section, ...groupPath(index, depth).map(nameOf)].join('/');
      const folderSize = Math.min(PER_FOLDER, perSection - notes.length);
      for (let position = 0; position < folderSize; position += 1) {
        const title = `${random.pick(TERMS)}与${random.pick(TERMS)} ${position + 1}`;
        notes.push({ id: `${folder}/${title.replace(' ', '')}`, title, folder, position, folderSize, section });
      }
    }
    return notes;
  });
}

/** A folder's place in a tree in which a group has at most `PER_GROUP` entries, as authors of many notes group them. */
function groupPath(index, depth) {
  const path = [];
  for (let level = depth - 1; level >= 0; level -= 1) path.push(Math.floor(index / PER_GROUP ** level) % PER_GROUP);
  return path;
}

/** Names a group by its place, the same for every note in it. */
function groupNames(random) {
  const names = new Map();
  return (number, level, path) => {
    const key = path.slice(0, level + 1).join('.');
    if (!names.has(key)) names.set(key, `第${number + 1}组 ${random.pick(TERMS)}`);
    return names.get(key);
  };
}

function noteText(random, note, layout) {
  // Table, list and titles add about 200.
  const target = Math.round(2550 + (random.next() + random.next() + random.next() - 1.5) * 1100);
  const headings = random.integer(6, 10);
  const codes = new Set(Array.from({ length: random.integer(3, 5) }, (_, index) => Math.floor((index * headings) / 5)));
  const parts = [`# ${note.title}`, paragraph(random, 70)];
  for (let index = 0; index < headings; index += 1) {
    parts.push(`${index % 3 === 2 ? '###' : '##'} ${random.pick(TERMS)}的${random.pick(WORDS)}${index + 1}`);
    const share = Math.round((target - 200) / headings);
    for (let left = share; left > 40; left -= 150) parts.push(paragraph(random, Math.min(left, 150)));
    if (codes.has(index)) parts.push(codeBlock(random, WORDS));
    if (index === 1) parts.push(table(random));
    if (index === 3) parts.push(links(random, note, layout));
  }
  return `---\nsidebar_position: ${note.position + 1}\n---\n${parts.join('\n\n')}\n`;
}

function paragraph(random, length) {
  let text = '';
  while (text.length < length) text += sentence(random);
  return text;
}

function sentence(random) {
  const clauses = Array.from({ length: random.integer(2, 4) }, () => {
    const words = Array.from({ length: random.integer(3, 6) }, () =>
      random.next() < 0.25 ? random.favour(TERMS) : random.favour(WORDS),
    );
    const word = words.join('');
    const marked = random.next();
    if (marked < 0.05) return `${word}\`${random.pick(['std::move', 'nullptr', 'vec3', 'O(n)', 'require', 'await'])}\``;
    return marked < 0.09 ? `**${word}**` : word;
  });
  return `${random.next() < 0.3 ? random.pick(LINKS) : ''}${clauses.join('，')}。`;
}

function table(random) {
  const row = () => `| ${Array.from({ length: 4 }, () => random.pick(WORDS) + random.pick(WORDS)).join(' | ')} |`;
  return [row(), '| --- | --- | --- | --- |', row(), row(), row(), row()].join('\n');
}

function links(random, note, layout) {
  const near = layout.filter((other) => other.folder === note.folder && other !== note);
  const far = random.pick(layout);
  return [random.pick(near.length ? near : [far]), far]
    .map((other) => `- [${other.title}](</${other.id}>)：${sentence(random)}`)
    .join('\n');
}

function configText(features) {
  const sidebars = SECTIONS.map((folder, index) => ({
    id: `sidebar${index}`,
    label: folder,
    folder,
    intro: `${folder}/intro`,
  }));
  const items = sidebars.map(({ id, label }) => ({ type: 'docSidebar', sidebarId: id, label }));
  const config = { title: '测速', tagline: '生成的笔记', url: 'https://bench.example', sidebars, navbar: { items } };
  const imports = features.map(([name, of = name]) => `import { ${name} } from 'study-notes-${of}';\n`).join('');
  const calls = features.map(([name, , options = '']) => `${name}(${options})`).join(', ');
  return `${imports}export default {\n  features: [${calls}],\n  ...${JSON.stringify(config, null, 2)},\n};\n`;
}

/** A line for each term, which the notes use at random. */
function glossaryText() {
  return TERMS.map((term) => `${term}:\n  line: ${term}是这些笔记里常常用到的一个词，这里用一句话说明它。\n`).join('');
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
