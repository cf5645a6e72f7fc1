import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PageData } from '../shared/page.ts';
import type { ShellConfig } from '../shared/site.ts';
import { PageContext, SiteContext } from './context.ts';
import { Breadcrumbs } from './doc/Breadcrumbs.tsx';

const site = { baseUrl: '/' } as ShellConfig;
const page = { path: '/a', breadcrumbs: [{ title: '栈', path: '/a' }] } as PageData;
const inPage = (value: PageData | null) => createElement(PageContext, { value }, createElement(Breadcrumbs));
const inSite = (value: ShellConfig | null, inner = inPage(page)) => createElement(SiteContext, { value }, inner);

it('a part of the shell draws the page it stands in', () => {
  expect(renderToString(inSite(site))).toContain('栈');
});

it.each([
  ['the page', inSite(site, inPage(null))],
  ['the site', inSite(null)],
])('a part of the shell outside %s says that its route context is missing', (_what, tree) => {
  expect(() => renderToString(tree)).toThrow('Unexpected: no Docusaurus route context found');
});
