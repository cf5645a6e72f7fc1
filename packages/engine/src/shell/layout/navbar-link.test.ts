import { expect, it } from 'vitest';
import type { PageData } from '../../shared/page.ts';
import type { ShellConfig } from '../../shared/site.ts';
import { navbarTarget } from './navbar-link.ts';

const sidebars = [{ id: 'graphicsSidebar', label: '图形学', folder: '图形学相关', intro: '图形学相关/intro' }];
const site = { baseUrl: '/笔记/', sidebars } as ShellConfig;
const page = { path: '/图形学相关/GAMES101/', sidebar: 'graphicsSidebar' } as PageData;
const section = (sidebarId: string) =>
  navbarTarget(site, page, { type: 'docSidebar', sidebarId, label: '图形学', position: 'left' });

it('leads to the first page of a section and says that the reader is there', () => {
  expect(section('graphicsSidebar')).toEqual({ href: '/笔记/图形学相关/intro', isExternal: false, current: 'true' });
});

it('names a section that does not exist', () => {
  expect(() => section('graphicSidebar')).toThrow(
    'Can\'t find any sidebar with id "graphicSidebar" in version "current"',
  );
});
