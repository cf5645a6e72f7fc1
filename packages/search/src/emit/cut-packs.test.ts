import { expect, it } from 'vitest';
import { cutPacks, type IndexFile, packingOf } from './cut-packs.ts';

const fileOf = (page: number, version = 1): IndexFile => ({
  name: `/n${page} 0`,
  version: `${page} ${version}`,
  bytes: 900 + ((page * 7919 + version) % 1500),
});
const site = (pages: number, changed = -1) =>
  Array.from({ length: pages }, (_, page) => [fileOf(page, page === changed ? 2 : 1)]);
const namesOf = (groups: IndexFile[][], packing = packingOf(groups.length, true)) =>
  cutPacks(groups, packing).packs.map(({ hash }) => hash);

it('makes an order of magnitude fewer packs than files', () => {
  expect(namesOf(site(1000)).length).toBeLessThan(125);
});

it.each([0, 123, 399])('keeps all packs but one or two when file %i changes', (changed) => {
  const before = new Set(namesOf(site(400)));
  expect(namesOf(site(400, changed)).filter((name) => !before.has(name)).length).toBeLessThanOrEqual(2);
});

it('keeps what is in nearly all packs when a page comes in between', () => {
  const before = new Set(namesOf(site(400)));
  const more = [...site(400).slice(0, 40), [fileOf(9999)], ...site(400).slice(40)];
  expect(namesOf(more).filter((name) => !before.has(name)).length).toBeLessThanOrEqual(2);
});

it('gives each file a pack of its own where a host has no ranges, as long as such hosts take so many', () => {
  expect(namesOf(site(400), packingOf(400, false))).toHaveLength(400);
  expect(namesOf(site(400), packingOf(4000, false)).length).toBeLessThan(60);
});

it('names a pack otherwise where the same files are packed otherwise', () => {
  const alone = new Set(namesOf(site(400), packingOf(400, false)));
  expect(namesOf(site(400)).filter((name) => alone.has(name))).toEqual([]);
});
