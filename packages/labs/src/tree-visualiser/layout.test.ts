import { describe, expect, it } from 'vitest';
import { boxWidth, layOut, RADIUS, roomOf } from './layout.ts';
import { scenesOf, treeModel } from './model.ts';
import { KINDS, type Kind } from './types.ts';

/** The pictures of a kind's first run, each in the room of all. */
function pictures(kind: Kind) {
  const all = scenesOf(treeModel.start({ kind, keys: [] })).map(({ roots }) => roots);
  return all.map((roots) => layOut(kind, roots, roomOf(all)));
}

describe.each(KINDS)('the picture of %s', (kind) => {
  it('is as wide and as high at every step of a run, so that nothing below it moves', () => {
    const sizes = pictures(kind).map(({ width, height }) => `${width} × ${height}`);
    expect(new Set(sizes).size, kind).toBe(1);
  });

  it('holds all of its nodes, none upon another', () => {
    for (const { placed, width } of pictures(kind)) {
      for (const [i, { x, y, node }] of placed.entries()) {
        const half = boxWidth(kind, node) / 2;
        expect(x - half).toBeGreaterThanOrEqual(0);
        expect(x + half).toBeLessThanOrEqual(width);
        for (const other of placed.slice(i + 1)) {
          const isApart =
            Math.abs(other.x - x) >= half + boxWidth(kind, other.node) / 2 || Math.abs(other.y - y) >= RADIUS;
          expect(isApart, `${node.text} and ${other.node.text}`).toBe(true);
        }
      }
    }
  });
});
