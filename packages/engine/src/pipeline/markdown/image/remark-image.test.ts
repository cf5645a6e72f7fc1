import { join } from 'node:path';
import type { Image, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { runFixtures, runStep } from '../code/run-fixtures.ts';
import type { NoteContext } from '../context.ts';
import type { ImageMark } from '../note-feature.ts';
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

  it('says below an image what a feature knows of it', async () => {
    const feature = {
      markImages: (tree: Root) => {
        const marks = new Map<Image, ImageMark>();
        visit(tree, 'image', (image) => void marks.set(image, { text: '由这段代码生成', id: 'render-图' }));
        return marks;
      },
    };
    const step = (tree: Root, context: NoteContext) => remarkImage(tree, context, [feature]);
    const { html } = await runStep('![a](./depth.png "说明")', step, join(fixtures, 'problems'));
    const source = '<a class="image-source" href="#render-%E5%9B%BE">由这段代码生成</a>';
    expect(html).toContain(`<figcaption>说明${source}</figcaption>`);
  });

  it('offers the copies that a feature makes, by their types', async () => {
    const copyImage = () => [
      { type: 'image/webp', output: 'assets/深 度-720.webp', width: 720 },
      { type: 'image/webp', output: 'assets/深 度-1440.webp', width: 1440 },
    ];
    const step = (tree: Root, context: NoteContext) => {
      context.routes.baseUrl = '/笔记/';
      remarkImage(tree, context, [{ copyImage }]);
    };
    const { html } = await runStep('![a](./depth.png)', step, join(fixtures, 'problems'));
    const srcSet = ['720', '1440'].map((width) => `/笔记/assets/深%20度-${width}.webp ${width}w`).join(', ');
    expect(html).toContain(
      `<picture><source type="image/webp" srcset="${srcSet}" sizes="(min-width: 760px) 720px, 100vw">`,
    );
    expect(html).toMatch(/<img src="[^"]+\.png" width="4" height="4" alt="a"[^>]*><\/picture>/);
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
