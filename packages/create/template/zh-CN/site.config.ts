import { defineConfig } from 'study-notes';
import { search } from 'study-notes-search';

export default defineConfig({
  title: '我的笔记',
  // 网站发布后的地址；站点地图和订阅里用它。
  url: 'https://notes.example.com',
  favicon: { svg: '/favicon.svg' },
  // content/ 里每个最上层的文件夹一栏。
  sidebars: [{ id: 'start', label: '入门', folder: '入门', intro: '入门/intro' }],
  navbar: { items: [{ type: 'docSidebar', sidebarId: 'start' }] },
  features: [search()],
});
