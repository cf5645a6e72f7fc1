import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runFixtures, runStep } from '../code/run-fixtures.ts';
import { remarkImage } from './remark-image.ts';

const fixtures = join(import.meta.dirname, 'fixtures');

describe('remarkImage', () => {
  runFixtures(fixtures, remarkImage);

  it('leaves nothing in a hostile SVG that could run or fetch', async () => {
    const names = 'script handler foreign reference link animate style escape import breakout entity'.split(' ');
    for (const name of names) {
      const { html, problems } = await runStep(`![恶意](./${name}.svg)`, remarkImage, join(fixtures, 'hostile-svg'));
      expect(html, name).not.toMatch(
        /<script|<foreignObject|<iframe|<img|<style|\son|javascript:|evil|<a |<set|<animate/i,
      );
      expect(problems, name).not.toHaveLength(0);
    }
  });

  it('notes every file it read, missing ones too', async () => {
    const { context } = await runStep('![a](./depth.png) ![b](./no.png)', remarkImage, join(fixtures, 'problems'));
    expect(context.dependencies.map(({ hash }) => hash !== null)).toEqual([true, false]);
    expect(context.assets.map(({ output }) => output)).toEqual([
      expect.stringMatching(/^assets\/depth-[0-9a-f]{8}\.png$/),
    ]);
  });

  it('copies a file shown twice once', async () => {
    const { context } = await runStep('![a](./depth.png) ![b](./depth.png)', remarkImage, join(fixtures, 'problems'));
    expect(context.assets).toHaveLength(1);
  });

  it('does not copy an SVG that stands in the page', async () => {
    const { context } = await runStep('![a](./arrow.svg)', remarkImage, join(fixtures, 'svg'));
    expect(context.assets).toEqual([]);
  });

  it('puts the base before files of the static folder', async () => {
    const { html } = await runStep(
      '![标志](/logo.png)',
      (tree, context) => {
        context.routes.baseUrl = '/笔记/';
        context.options.staticDir = join(fixtures, 'static-folder/static');
        remarkImage(tree, context);
      },
      join(fixtures, 'static-folder'),
    );
    expect(html).toContain('src="/笔记/logo.png" width="4" height="4" alt="标志"');
  });
});
