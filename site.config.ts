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
import { resume } from 'study-notes-reading/resume';
import { share } from 'study-notes-reading/share';
import { review } from 'study-notes-review';
import { samples } from 'study-notes-samples';
import { search } from 'study-notes-search';

export default defineConfig({
  lang: 'zh-CN',
  title: '学习笔记',
  tagline: '好好学习，天天向上',
  // A placeholder: put the address of your own site here. Canonical links, the sitemap and the feed use it.
  url: 'https://notes.example.com',
  baseUrl: '/',
  favicon: { svg: '/favicon.svg', ico: '/favicon.ico', appleTouch: '/apple-touch-icon.png' },
  image: '/og.png',

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
    // With a repository: `report({ url: 'https://github.com/me/notes/issues/new?title={title}&body={quote}' })`, by which
    // readers report what they have selected, from 'study-notes-reading/report'.
  ],
  // Readers count on these notes: what would elsewhere be a warning stops the build.
  strict: true,

  sidebars: [
    {
      id: 'programingLanguageSidebar',
      label: '编程语言',
      folder: '编程语言',
      intro: '编程语言/intro',
      picture: '/subjects/programming.svg',
      description: 'C++、C#、JavaScript 与 Lua：从语法到写得对、写得快。',
    },
    {
      id: 'gameEngineSidebar',
      label: '游戏引擎',
      folder: '游戏引擎',
      intro: '游戏引擎/intro',
      picture: '/subjects/engine.svg',
      description: 'Cocos2D、UE5 与引擎架构：一帧画面背后的系统。',
    },
    {
      id: 'graphicsSidebar',
      label: '图形学',
      folder: '图形学相关',
      intro: '图形学相关/intro',
      picture: '/subjects/graphics.svg',
      description: 'OpenGL、着色器语言、光线追踪，GAMES101 与 GAMES202。',
    },
    {
      id: 'CSSidebar',
      label: 'CS知识',
      folder: 'CS知识',
      intro: 'CS知识/intro',
      picture: '/subjects/computer-science.svg',
      description: '设计模式、数据结构与算法、Linux 系统编程。',
    },
    {
      id: 'otherSidebar',
      label: '其他',
      folder: '其他',
      intro: '其他/intro',
      picture: '/subjects/exercises.svg',
      description: '笔面试八股、刷题记录与考试复习。',
    },
  ],

  navbar: {
    hideOnScroll: false,
    items: [
      { type: 'docSidebar', sidebarId: 'programingLanguageSidebar', label: '编程语言', position: 'left' },
      { type: 'docSidebar', sidebarId: 'gameEngineSidebar', label: '游戏引擎', position: 'left' },
      { type: 'docSidebar', sidebarId: 'graphicsSidebar', label: '图形学', position: 'left' },
      { type: 'docSidebar', sidebarId: 'CSSidebar', label: 'CS知识', position: 'left' },
      { type: 'docSidebar', sidebarId: 'otherSidebar', label: '其他', position: 'left' },
      // A placeholder, as `url`: the author's home site.
      { type: 'link', href: 'https://example.com', label: '返回主页', position: 'right' },
    ],
  },

  footer: {
    style: 'dark',
    links: [
      { label: '复习', href: '/复习' },
      { label: '代码质量', href: '/质量' },
      { label: '术语表', href: '/术语表' },
    ],
    copyright: 'Copyright © 2023-2025 学习笔记',
    // Filing numbers, shown with their official links once they are filled in, e.g. '京ICP备00000000号-1' and
    // '京公网安备00000000000000号'. Take the lines out if you need none.
    icp: '',
    police: '',
  },

  colorMode: { defaultMode: 'light', disableSwitch: false, respectSystem: false },
  // Colours of code: 'paper' and 'night' have many, 'quiet' has few.
  codeTheme: { light: 'paper', dark: 'night' },
  extraLanguages: ['cpp', 'lua', 'csharp', 'glsl', 'hlsl', 'bash', 'cmake', 'ini'],
  toc: { min: 2, max: 3 },
  mainDocId: '编程语言/intro',

  // A link under each note, off until there is a repository, e.g. 'https://github.com/me/notes/edit/main/content/{file}'.
  editUrl: '',
  // A placeholder, as `url`: where readers report mistakes and searches that find nothing,
  // e.g. 'https://github.com/me/notes/issues/new?title={title}'.
  reportUrl: 'https://example.com/issues/new?title={title}',
  head: [],
  stylesheets: [],
});
