import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageData, SidebarNode } from './page.ts';
import { packPage, unpackPage } from './page-json.ts';

const page: PageData = {
  shell: 's',
  path: '/甲/组/乙',
  component: 'DocPage',
  route: 7,
  title: '乙',
  documentTitle: '乙 | 站',
  description: '',
  article: '<p>',
  toc: [
    { id: '一节', text: '一节', level: 2 },
    { id: '二-节', text: '二 节', level: 2 },
  ],
  breadcrumbs: [{ title: '甲', path: '/甲/intro' }, { title: '无页的组' }, { title: '组', path: '/甲/组/' }],
  nav: [],
  next: { title: '丙', path: '/甲/组/丙' },
  styles: [],
};

const path = fc
  .array(fc.constantFrom('甲', '组', '乙'), { minLength: 1, maxLength: 4 })
  .chain((parts) => fc.constantFrom(`/${parts.join('/')}`, `/${parts.join('/')}/`));
const leaf = fc.record<SidebarNode>({ label: fc.string(), path }, { requiredKeys: ['label'] });
const { nodes } = fc.letrec<{ nodes: SidebarNode[] }>((tie) => ({
  nodes: fc.array(
    fc.oneof(
      leaf,
      fc.record({ label: fc.string(), href: fc.webUrl() }),
      fc.record<SidebarNode>(
        {
          label: fc.string(),
          group: fc.constant(true as const),
          path,
          items: tie('nodes'),
          collapsed: fc.constant(false as const),
        },
        { requiredKeys: ['label', 'group'] },
      ),
    ),
    { maxLength: 4 },
  ),
}));

describe('page data on the wire', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(nodes, (nav) => {
        const sent = JSON.parse(JSON.stringify(packPage({ ...page, nav })));
        expect(unpackPage(sent)).toEqual({ ...page, nav, toc: [{ id: '一节', level: 2 }, page.toc[1]] });
      }),
    );
  });

  it('leave out what is empty and what the group says', () => {
    const nav: SidebarNode[] = [
      { label: '组', path: '/甲/组/', group: true, items: [{ label: '乙', path: '/甲/组/乙' }] },
      { label: '丙', path: '/甲/丙/', group: true },
    ];
    const { nav: packed, ...rest } = packPage({ ...page, nav });
    expect(packed).toEqual([
      ['组', '甲/组/', [['乙', '乙']]],
      ['丙', '甲/丙/', 1],
    ]);
    expect(rest).toMatchObject({
      breadcrumbs: [
        ['甲', '/甲/intro'],
        ['无页的组', 0],
        ['组', ''],
      ],
      next: ['丙', '丙'],
    });
    expect(Object.keys(rest)).not.toContain('styles');
    expect(Object.keys(rest)).not.toContain('previous');
  });
});
