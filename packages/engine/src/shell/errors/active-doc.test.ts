import { expect, it } from 'vitest';
import type { PageData } from '../../shared/page.ts';
import type { ShellConfig } from '../../shared/site.ts';
import { requireActiveDoc } from './active-doc.ts';

const site = { sidebars: [{}] } as ShellConfig;
const page = (component: string) => ({ component, path: '/search' }) as PageData;

it('accepts a note', () => {
  expect(() => requireActiveDoc(site, page('DocPage'))).not.toThrow();
});

it('says when the site has no docs, or the page is none', () => {
  expect(() => requireActiveDoc({ sidebars: [] } as unknown as ShellConfig, page('DocPage'))).toThrow('docs plugin');
  expect(() => requireActiveDoc(site, page('SearchPage'))).toThrow('"/search"');
});
