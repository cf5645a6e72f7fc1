import { describe, expect, it } from 'vitest';
import type { SidebarNode } from '../../shared/page.ts';
import { groupKey, isOpen, lacksItems, withBranch, withGroup } from './open-groups.ts';

const tree: SidebarNode[] = [
  { label: '导读', path: '/编程语言/intro' },
  {
    label: 'C++',
    path: '/编程语言/C++/',
    group: true,
    items: [
      { label: 'Part1', path: '/编程语言/C++/Part1/', group: true },
      { label: 'Part2', group: true, items: [{ label: '类', path: '/编程语言/C++/Part2/类' }] },
    ],
  },
  { label: 'Lua', path: '/编程语言/Lua/', group: true },
  { label: '附录', group: true, collapsed: false, items: [] },
  { label: '常开', group: true, collapsible: false, items: [] },
];
const node = (index: number) => tree[index] as SidebarNode;
const open = (index: number, groups = {}, path = '/') =>
  isOpen(node(index), groupKey('', node(index)), { groups, path });

describe('open groups', () => {
  it('open the way to the page', () => {
    expect(open(1, {}, '/编程语言/C++/Part2/类')).toBe(true);
    expect(open(2, {}, '/编程语言/C++/Part2/类')).toBe(false);
  });

  it('open a group on its own index page', () => {
    expect(open(2, {}, '/编程语言/Lua/')).toBe(true);
  });

  it('follow collapsed and collapsible of the category', () => {
    expect(open(3)).toBe(true);
    expect(open(3, { '/附录': false })).toBe(false);
    expect(open(4, { '/常开': false })).toBe(true);
  });

  it('close the others at the level of the group that is opened', () => {
    expect(withGroup({ '/C++': true }, { level: tree, parent: '', node: node(2), open: true })).toMatchObject({
      '/C++': false,
      '/Lua': true,
    });
  });

  it('leave the others alone when one is closed', () => {
    expect(withGroup({ '/C++': true }, { level: tree, parent: '', node: node(2), open: false })).toEqual({
      '/C++': true,
      '/Lua': false,
    });
  });

  it('go down to a page and close what lies beside the way', () => {
    expect(withBranch({ '/Lua': true }, tree, { path: '/编程语言/C++/Part2/类' })).toMatchObject({
      '/C++': true,
      '/C++/Part2': true,
      '/C++/Part1': false,
      '/Lua': false,
    });
  });

  it('say when the rest of the sidebar has to be fetched', () => {
    expect(lacksItems(tree, {}, { path: '/编程语言/C++/Part2/类' })).toBe(false);
    expect(lacksItems(tree, { '/Lua': true }, { path: '/编程语言/C++/Part2/类' })).toBe(true);
    expect(lacksItems(tree, { '/C++/Part1': true }, { path: '/编程语言/C++/Part2/类' })).toBe(true);
  });
});
