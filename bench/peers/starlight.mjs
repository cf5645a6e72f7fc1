/** Starlight (Astro) with its search by Pagefind, and a sidebar for each section. It runs on a newer Node of its own. */
import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SECTIONS } from '../corpus.mjs';

const topics = SECTIONS.map((label) => ({
  label,
  link: `/${label.toLowerCase()}/intro/`,
  items: [{ autogenerate: { directory: label } }],
}));

const config = `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import topics from 'starlight-sidebar-topics';
const locales = { root: { label: '简体中文', lang: 'zh-CN' } };
export default defineConfig({
  site: 'https://bench.example',
  integrations: [starlight({ title: '测速', locales, plugins: [topics(${JSON.stringify(topics)}, { exclude: ['/'] })] })],
});
`;

const collections = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

const DOCS = 'src/content/docs';

/** Its title stands in the front matter, where ours is a heading. */
function noteOf(text) {
  const [, title] = /^# (.+)$/m.exec(text);
  const order = /^sidebar_position: (\d+)$/m.exec(text)?.[1] ?? 0;
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/^# .+\n/, '');
  return `---\ntitle: ${JSON.stringify(title)}\nsidebar:\n  order: ${order}\n---\n${body}`;
}

function put(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

export const starlight = {
  name: 'starlight',
  output: 'dist',
  command: (packages) => [join(packages, 'node/bin/node'), join(packages, 'astro/bin/astro.mjs'), 'build'],
  write(project, { content }) {
    for (const name of readdirSync(content, { recursive: true, encoding: 'utf8' }))
      if (name.endsWith('.md')) put(join(project, DOCS, name), noteOf(readFileSync(join(content, name), 'utf8')));
    put(join(project, DOCS, 'index.md'), '---\ntitle: 测速\n---\n\n生成的笔记\n');
    put(join(project, 'astro.config.mjs'), config);
    put(join(project, 'src/content.config.mjs'), collections);
  },
  edit: (project, { id }) => appendFileSync(join(project, DOCS, `${id}.md`), `\n改过${Date.now()}。\n`),
};
