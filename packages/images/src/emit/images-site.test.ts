/** A damaged picture, which looks whole until its pixels are asked for. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Site } from 'study-notes/pipeline/types';
import { afterAll, expect, it } from 'vitest';
import { planCopies } from '../notes/copy-plan.ts';
import { imagesSite } from './images-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'images-'));
afterAll(() => rmSync(folder, { recursive: true }));

const whole = readFileSync(new URL('../../../../tests/site/content/语法/figures/ball.png', import.meta.url));

function filesOf(bytes: Buffer) {
  const absolute = join(folder, 'ball.png');
  writeFileSync(absolute, bytes);
  const images = planCopies({ absolute, bytes, width: 960 });
  const files = new Map<string, () => Promise<string | Buffer>>();
  imagesSite.develop?.(files, { docs: [{ summary: { facts: { images } } }] } as unknown as Site, undefined as never);
  return [...files.values()];
}

it('makes each copy of a picture', async () => {
  const [small, large] = filesOf(whole);
  expect((await small?.())?.length).toBeLessThan((await large?.())?.length ?? 0);
});

it('says which picture is damaged, and how to mend it', async () => {
  const [copy] = filesOf(whole.subarray(0, 20_000));
  await expect(copy?.()).rejects.toThrow(/ball\.png 读不出来.*重新导出/);
});
