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
import { differenceOf, LIMIT, MOST_SHIFT } from './compare-pictures.ts';
import { readPictureNames } from './picture-names.ts';

const square = (grey: number) => picture(64, 64, () => grey);

/** A program that has a picture's bytes and writes them, which compiles in a moment; `extra` stands before the end of `main`. */
const program = (png: Buffer, extra = '', words = 'run render=square.png') => `# 画

\`\`\`cpp ${words}
#include <stdio.h>
#include <unistd.h>

const unsigned char bytes[] = {${[...png]}};

int main() {
    FILE* file = fopen("square.png", "w");
    fwrite(bytes, 1, sizeof bytes, file);
    fclose(file);
    ${extra}
}
\`\`\`

![方块](./square.png)
`;

/** A ball in GLSL; the sign is that of the light's height. */
const litBall = (sign: string) => `# 光

\`\`\`glsl run render=lit.png size=64x64
void main() {
    vec2 at = gl_FragCoord.xy / resolution * 2.0 - 1.0;
    vec3 normal = vec3(at, sqrt(max(0.0, 1.0 - dot(at, at))));
    vec3 light = normalize(vec3(0.5, ${sign}0.6, 0.7));
    color = vec4(vec3(dot(at, at) < 1.0 ? max(0.0, dot(normal, light)) : 0.1), 1.0);
}
\`\`\`

![球](lit.png)
`;

/** A ball of radius 1 at (0, 0, -3) traced from the origin, as bright as it is far; the sign is that of the root. */
const tracedBall = (sign: string) => `# 追踪

\`\`\`cpp run render=traced.png
#define STB_IMAGE_WRITE_IMPLEMENTATION
#include <stb/stb_image_write.h>
#include <cmath>
#include <vector>

int main() {
    std::vector<unsigned char> pixels;
    for (int i = 0; i < 64 * 64; i++) {
        double x = (i % 64 - 31.5) / 32, y = (31.5 - i / 64) / 32;
        double b = -3 / std::sqrt(x * x + y * y + 1);
        double root = b * b - 8;
        double t = -b ${sign} std::sqrt(std::fmax(root, 0));
        pixels.push_back(root < 0 ? 20 : static_cast<unsigned char>(255 * (t - 1.9) / 2.2));
    }
    stbi_write_png("traced.png", 64, 64, 1, pixels.data(), 64);
}
\`\`\`

![球](traced.png)
`;

function picture(width: number, height: number, paint: (index: number) => number): Buffer {
  const png = new PNG({ width, height });
  for (let index = 0; index < width * height; index++) {
    const value = paint(index);
    png.data.set([value, value, value, 255], index * 4);
  }
  return PNG.sync.write(png);
}

/** As a check takes two pictures. */
const looksTheSame = (one: Buffer, other: Buffer) => {
  const { share, shift } = differenceOf(one, other);
  return share <= LIMIT && shift <= MOST_SHIFT;
};

describe('differenceOf', () => {
  const grey = picture(100, 100, () => 120);
  const edge = (at: number) => picture(100, 100, (index) => (index % 100 < at ? 0 : 255));

  it.each([
    ['the same picture', (): number => 120],
    ['rounding up and down', (index: number) => 119 + (index % 3)],
    ['all of it rounded up', () => 121],
    ['noise of three levels', (index: number) => 117 + ((index * 2654435761) % 7)],
    ['a few pixels that look different', (index: number) => (index % 500 === 0 ? 255 : 120)],
  ])('passes %s', (_, paint) => expect(looksTheSame(grey, picture(100, 100, paint))).toBe(true));

  it('counts the pixels that look different', () => {
    expect(
      differenceOf(
        grey,
        picture(100, 100, (index) => (index < 1000 ? 200 : 120)),
      ).share,
    ).toBeCloseTo(0.1, 2);
  });

  it('fails for an edge that has moved by a pixel', () => {
    expect(differenceOf(edge(50), edge(51)).share).toBeGreaterThan(LIMIT);
  });

  it.each([3, 8, 19, -19])('measures an even shift by %i levels, which changes no pixel that one sees', (levels) => {
    const shifted = picture(100, 100, () => 120 + levels);
    expect(differenceOf(grey, shifted)).toEqual({ share: 0, shift: Math.abs(levels) });
    expect(looksTheSame(grey, shifted)).toBe(false);
  });

  it('finds a shift of one part that another part makes up for', () => {
    const bent = picture(100, 100, (index) => (index < 5000 ? 125 : 115));
    expect(looksTheSame(grey, bent)).toBe(false);
  });

  it('compares pictures that are narrower than the blocks are many', () => {
    const line = (value: number) => picture(1, 3, () => value);
    expect(differenceOf(line(10), line(20))).toEqual({ share: 0, shift: 10 });
  });

  it('tells a picture of another size', () => {
    expect(
      differenceOf(
        picture(8, 8, () => 0),
        picture(8, 9, () => 0),
      ).share,
    ).toBe(1);
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
    expect((await check(program(square(200)))).problems).toEqual(['sample-picture: 笔记旁边还没有 square.png。']);
    expect(existsSync(kept)).toBe(false);
    expect((await check(program(square(200)), true)).updated).toBe(1);
    expect(PNG.sync.read(readFileSync(kept)).width).toBe(64);
    expect((await check(program(square(200)))).problems).toEqual([]);
  });

  it('fails for a picture that has changed, and for one that was changed by hand', async () => {
    expect((await check(program(square(40)))).problems.join()).toMatch(/100 % 的像素看起来不一样（至多 0.2 %）/);
    await check(program(square(200)), true);
    expect((await check(program(square(200)))).problems).toEqual([]);
    writeFileSync(kept, square(196));
    expect((await check(program(square(200)))).problems.join()).toMatch(
      /square.png 与保存的不同：有一处整片偏了 4 级（0 到 255，至多 2 级）/,
    );
    await check(program(square(200)), true);
  });

  it('tells a program that draws nothing, and reads nothing that its links lead to', async () => {
    expect((await check(program(square(200), 'unlink("square.png");'))).problems.join()).toMatch(
      /却没有写出 square.png/,
    );
    const link = 'unlink("square.png"); symlink("/etc/passwd", "square.png");';
    expect((await check(program(square(200), link))).problems.join()).toMatch(/却没有写出 square.png/);
  });

  it('refuses what is no PNG, or too large', async () => {
    const text = 'file = fopen("square.png", "w"); fputs("no picture, but some more text", file); fclose(file);';
    expect((await check(program(square(200), text))).problems.join()).toMatch(/square.png 不是 PNG/);
    const large = program(picture(1500, 1, () => 200));
    expect((await check(large)).problems.join()).toMatch(/1500×1，边长至多 1440/);
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

  it.each([
    { what: 'shader', note: litBall, right: '', wrong: '-' },
    { what: 'renderer', note: tracedBall, right: '-', wrong: '+' },
  ])(
    'fails for one wrong sign in a $what',
    async ({ note, right, wrong }) => {
      await check(note(right), true);
      expect((await check(note(right))).problems).toEqual([]);
      expect((await check(note(wrong))).problems.join()).toMatch(/^sample-picture: .*的像素看起来不一样/);
    },
    240_000,
  );

  it('lets only programs that run draw, each picture by one of them', async () => {
    expect((await check(program(square(200), '', 'compile render=square.png'))).problems.join()).toMatch(
      /只有 run 的程序/,
    );
    expect((await check(program(square(200)) + program(square(200)))).problems.join()).toMatch(
      /square.png 已经由 content\/a.md:3 画出/,
    );
  });
});
