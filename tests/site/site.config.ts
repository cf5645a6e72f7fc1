import { defineConfig } from 'study-notes';
import { backlinks } from 'study-notes-backlinks';
import { books } from 'study-notes-books';
import { glossary } from 'study-notes-glossary';
import { images } from 'study-notes-images';
import { labs } from 'study-notes-labs';
import { offline } from 'study-notes-offline';
import { previews } from 'study-notes-previews';
import { reading } from 'study-notes-reading';
import { keys } from 'study-notes-reading/keys';
import { progress } from 'study-notes-reading/progress';
import { report } from 'study-notes-reading/report';
import { resume } from 'study-notes-reading/resume';
import { share } from 'study-notes-reading/share';
import { review } from 'study-notes-review';
import { samples } from 'study-notes-samples';
import { search } from 'study-notes-search';

/**
 * The fixture site: every Markdown syntax and every layout once. It is the playground too:
 * `npm run dev -- --content tests/site/content --config tests/site/site.config.ts`.
 */
export default defineConfig({
  title: '试验场',
  tagline: '每种写法一页',
  url: 'https://fixture.example',
  features: [
    search(),
    review(),
    samples(),
    labs(),
    images(),
    offline(),
    backlinks(),
    books(),
    glossary(),
    previews(),
    reading(),
    keys(),
    progress(),
    resume(),
    share(),
    report({ url: 'https://code.example/new?title={title}&path={path}&body={quote}' }),
  ],
  strict: true,
  navbar: {
    items: [
      { type: 'docSidebar', sidebarId: 'syntaxSidebar', label: '语法', position: 'left' },
      { type: 'docSidebar', sidebarId: 'layoutSidebar', label: '布局', position: 'left' },
      { type: 'docSidebar', sidebarId: 'deepSidebar', label: '深层', position: 'left' },
      { type: 'link', label: '返回主页', href: 'https://home.example/', position: 'right' },
    ],
  },
  sidebars: [
    { id: 'syntaxSidebar', label: '语法', folder: '语法', intro: '语法/intro', description: '一种写法一页。' },
    {
      id: 'layoutSidebar',
      label: '布局',
      folder: '布局',
      intro: '布局/intro',
      description: '分组、排序、地址与翻页。',
    },
    { id: 'deepSidebar', label: '深层', folder: '深层', intro: '深层/intro', description: '很深的组和很长的列表。' },
  ],
  mainDocId: '语法/intro',
  announcementBar: {
    id: 'fixture-1',
    content: '这是<strong>公告</strong>，<a href="/语法/intro">看语法</a>。',
    closeable: true,
  },
  footer: {
    style: 'dark',
    copyright: '版权所有 © 2023-2025 试验场',
    icp: '京ICP备00000000号',
    police: '京公网安备 11000000000000号',
    links: [{ label: '代码质量', href: '/质量' }],
  },
  favicon: { svg: '/favicon.svg' },
  image: '/cover.png',
  editUrl: 'https://code.example/edit/{file}',
  reportUrl: 'https://code.example/new?title={title}&path={path}',
});
