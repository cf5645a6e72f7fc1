/** Programs that draw, compiled and run. */
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSamples } from '../check-samples.ts';
import { findSamples } from '../find-samples.ts';
import { LACKS_TOOLS } from '../test-tools.ts';
import { openWorkshop } from '../workshop.ts';
import { differenceOf, LIMIT } from './compare-pictures.ts';
import { readPictureNames } from './picture-names.ts';

/** A square of one colour; `extra` stands before the end of `main`. */
const program = (red: number, extra = '', words = 'run render=square.png') => `# 画

\`\`\`cpp ${words}
#define STB_IMAGE_WRITE_IMPLEMENTATION
#include <stb/stb_image_write.h>
#include <unistd.h>
#include <vector>

int main() {
    std::vector<unsigned char> pixels(64 * 64 * 3, ${red});
    stbi_write_png("square.png", 64, 64, 3, pixels.data(), 64 * 3);
    ${extra}
}
\`\`\`

![方块](./square.png)
`;

function picture(width: number, height: number, paint: (index: number) => number): Buffer {
  const png = new PNG({ width, height });
  for (let index = 0; index < width * height; index++) {
    const value = paint(index);
    png.data.set([value, value, value, 255], index * 4);
  }
  return PNG.sync.write(png);
}

describe('differenceOf', () => {
  it('finds none in noise that no reader sees', () => {
    const one = picture(50, 50, () => 120);
    expect(
      differenceOf(
        one,
        picture(50, 50, (index) => 120 + (index % 3)),
      ),
    ).toBe(0);
  });

  it('counts the pixels that look different', () => {
    const one = picture(50, 50, () => 120);
    expect(
      differenceOf(
        one,
        picture(50, 50, (index) => (index < 250 ? 200 : 120)),
      ),
    ).toBeCloseTo(0.1, 2);
  });

  it('tells a picture of another size', () => {
    expect(
      differenceOf(
        picture(8, 8, () => 0),
        picture(8, 9, () => 0),
      ),
    ).toBe(1);
  });

  it('has a limit that a shifted picture of an edge misses', () => {
    const edge = (at: number) => picture(100, 100, (index) => (index % 100 < at ? 0 : 255));
    expect(differenceOf(edge(50), edge(51))).toBeGreaterThan(LIMIT);
  });
});

describe('readPictureNames', () => {
  it.each([
    ['阴影.png', ['阴影.png']],
    ['a.png,图/b-2.png', ['a.png', '图/b-2.png']],
  ])('takes %s', (value, paths) => expect(readPictureNames(value)).toEqual(paths));

  it.each(['../a.png', '/etc/a.png', 'a.jpg', 'a..b.png', 'a.png,', '.a.png', 'a.png,b/a.png', true as const])(
    'refuses %s',
    (value) => expect(readPictureNames(value)).toMatch(/render/),
  );
});

describe.skipIf(LACKS_TOOLS !== '')(`pictures of samples${LACKS_TOOLS}`, () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'pictures-')));
  const kept = join(folder, 'square.png');
  let workshop: ReturnType<typeof openWorkshop>;
  beforeAll(() => {
    workshop = openWorkshop({ contentDir: folder, cacheDir: join(folder, '.cache') });
  });
  afterAll(() => {
    workshop.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function check(note: string, update = false) {
    writeFileSync(join(folder, 'a.md'), note);
    const notes = findSamples({ contentDir: folder, label: 'content', places: [folder], others: {} });
    const options = { contentDir: folder, notes, filters: [], all: false, seed: 1, update };
    const { problems, updated } = await checkSamples(options, workshop);
    return { updated, problems: problems.map(({ rule, message }) => `${rule}: ${message}`) };
  }

  it('keeps a picture on request, and passes from then on', async () => {
    expect((await check(program(200))).problems).toEqual(['sample-picture: 笔记旁边还没有 square.png。']);
    expect(existsSync(kept)).toBe(false);
    expect((await check(program(200), true)).updated).toBe(1);
    expect(PNG.sync.read(readFileSync(kept)).width).toBe(64);
    expect((await check(program(200))).problems).toEqual([]);
  });

  it('fails for a picture that has changed, and for one that was changed by hand', async () => {
    expect((await check(program(40))).problems.join()).toMatch(/100 % 的像素看起来不一样（至多 0.2 %）/);
    await check(program(200), true);
    expect((await check(program(200))).problems).toEqual([]);
    writeFileSync(
      kept,
      picture(64, 64, () => 7),
    );
    expect((await check(program(200))).problems.join()).toMatch(/sample-picture/);
    await check(program(200), true);
  });

  it('tells a program that draws nothing, and reads nothing that its links lead to', async () => {
    expect((await check(program(200, 'unlink("square.png");'))).problems.join()).toMatch(/却没有写出 square.png/);
    const link = 'unlink("square.png"); symlink("/etc/passwd", "square.png");';
    expect((await check(program(200, link))).problems.join()).toMatch(/却没有写出 square.png/);
  });

  it('refuses what is no PNG, or too large', async () => {
    const text = 'FILE* file = fopen("square.png", "w"); fputs("no picture, but some more text", file); fclose(file);';
    expect((await check(program(200, text))).problems.join()).toMatch(/square.png 不是 PNG/);
    const large = 'pixels.resize(1500 * 3); stbi_write_png("square.png", 1500, 1, 3, pixels.data(), 4500);';
    expect((await check(program(200, large))).problems.join()).toMatch(/1500×1，边长至多 1440/);
  });

  it('draws a shader by WebGL, a picture for each set of uniforms', async () => {
    const shader = (body: string, words = 'render=square.png,late.png size=64x32 uniforms="time=0; time=1,amount=1"') =>
      `# 着色\n\n\`\`\`glsl run ${words}\nuniform float amount; // 0..1 = 0.25 多少\nvoid main() { ${body} }\n\`\`\`\n\n![a](square.png) ![b](late.png)\n`;
    const body = 'color = vec4(time, amount, gl_FragCoord.x < resolution.x / 2.0 ? 1.0 : 0.0, 1.0);';
    await check(shader(body), true);
    expect((await check(shader(body))).problems).toEqual([]);
    const pixel = (name: string, x: number) => {
      const { data, width, height } = PNG.sync.read(readFileSync(join(folder, name)));
      expect([width, height]).toEqual([64, 32]);
      return [...data.subarray(x * 4, x * 4 + 4)];
    };
    expect(pixel('square.png', 0)).toEqual([0, 64, 255, 255]);
    expect(pixel('late.png', 63)).toEqual([255, 255, 0, 255]);
    expect((await check(shader(body.replace('time', '1.0 - time')))).problems.join()).toMatch(/100 % 的像素/);
    expect((await check(shader('color = nothing;'))).problems.join()).toMatch(/nothing/);
    expect((await check(shader(body, 'render=square.png size=9x9'))).problems.join()).toMatch(/读不懂 size=9x9/);
    expect((await check(shader(body, 'size=64x32'))).problems.join()).toMatch(/写 render=图.png/);
  }, 120_000);

  it('lets only programs that run draw, each picture by one of them', async () => {
    expect((await check(program(200, '', 'compile render=square.png'))).problems.join()).toMatch(/只有 run 的程序/);
    expect((await check(program(200) + program(200))).problems.join()).toMatch(
      /square.png 已经由 content\/a.md:3 画出/,
    );
  });
});
