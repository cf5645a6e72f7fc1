import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { noteContext } from 'study-notes/pipeline/markdown/code/run-fixtures';
import { parseMarkdown } from 'study-notes/pipeline/markdown/parse';
import { present } from 'study-notes/shared/present';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSamples } from '../check-samples.ts';
import { findSamples } from '../find-samples.ts';
import { readSamples } from '../read-samples.ts';
import { markSamples } from '../sample-marks.ts';
import { LACKS_TOOLS } from '../test-tools.ts';
import { openWorkshop } from '../workshop.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'stages-')));
afterAll(() => rmSync(folder, { recursive: true }));

const FILES = {
  'renderer/01-colour/colour.h': 'inline int colour() { return 1; }\n',
  'renderer/01-colour/main.cpp': '#include "colour.h"\nint main() { return colour(); }\n',
  'renderer/02-light/light.h': 'inline int light() { return 20; }\n',
  'renderer/02-light/colour.h': '#include "light.h"\ninline int colour() { return 2 * light(); }\n',
  'renderer/03-shadow/colour.h': '#error not yet\n',
  'renderer/02-light/.DS_Store': 'x',
};

beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
});

const fence = (stages: string, more = '') =>
  `\`\`\`cpp title="main.cpp" run stages=${stages}${more}\n#include <cstdio>\n#include "colour.h"\nint main() { std::printf("%d\\n", colour()); }\n\`\`\`\n`;
const OUTPUT = '\n```output\n40\n```\n';

function read(markdown: string) {
  const { samples, problems } = readSamples(parseMarkdown(markdown), noteContext(markdown, folder));
  return { sample: samples[0]?.sample, problems };
}

describe('a program that grows', () => {
  it('has the files of the stages up to the named one, the newest of each, and its own before them', () => {
    const { sample } = read(fence('./renderer/02-light'));
    expect(sample?.files.map(({ name }) => name)).toEqual(['main.cpp', 'colour.h', 'light.h']);
    expect(sample?.files[1]?.lines[0]).toEqual({
      text: '#include "light.h"',
      file: 'content/renderer/02-light/colour.h',
      line: 1,
    });
    expect(read(fence('renderer/01-colour/')).sample?.files).toHaveLength(2);
  });

  it('is another sample when a file of an earlier stage changes', () => {
    const before = read(fence('renderer/02-light')).sample?.key;
    writeFileSync(join(folder, 'renderer/01-colour/colour.h'), '// overwritten later\n');
    expect(read(fence('renderer/02-light')).sample?.key).toBe(before);
    writeFileSync(join(folder, 'renderer/02-light/light.h'), 'inline int light() { return 21; }\n');
    expect(read(fence('renderer/02-light')).sample?.key).not.toBe(before);
    for (const name of ['renderer/01-colour/colour.h', 'renderer/02-light/light.h'] as const)
      writeFileSync(join(folder, name), FILES[name]);
  });

  it('reports a stage that there is not', () => {
    expect(read(fence('renderer/02-lihgt')).problems).toMatchObject([
      { rule: 'sample-stages', message: '没有“renderer/02-lihgt”这个文件夹。' },
    ]);
    expect(read(fence('../elsewhere')).problems).toHaveLength(1);
  });

  it('has the fences that show its files, parts of them too, without a word of their own', () => {
    writeFileSync(
      join(folder, 'renderer/02-light/light.h'),
      `// #region all\n${FILES['renderer/02-light/light.h']}// #endregion\n`,
    );
    const shown = '```cpp title="light.h" file=renderer/02-light/light.h#all\n```\n\n';
    const old = '```cpp file=renderer/01-colour/colour.h\n```\n\n';
    const note = parseMarkdown(shown + shown + fence('./renderer/02-light') + old);
    const { samples, problems } = readSamples(note, noteContext('', folder));
    expect(samples.map(({ fences }) => fences.length)).toEqual([3]);
    // Another stage has this file in its place.
    expect(problems).toMatchObject([{ rule: 'sample-unsaid' }]);
    writeFileSync(join(folder, 'renderer/02-light/light.h'), FILES['renderer/02-light/light.h']);
  });

  it('is offered once a page', () => {
    const markdown = fence('renderer/02-light') + fence('renderer/02-light', ' flags="-O2"');
    const marks = [...markSamples(parseMarkdown(markdown), noteContext(markdown, folder)).values()];
    expect(marks.filter(({ download }) => download)).toHaveLength(1);
  });

  it('can be taken along, the same bytes every time', () => {
    const download = () => {
      const markdown = fence('renderer/02-light');
      const context = noteContext(markdown, folder);
      const [mark] = markSamples(parseMarkdown(markdown), context).values();
      return { ...mark?.download, asset: present(context.assets[0], 'archive') };
    };
    const { address, name, asset } = download();
    expect(name).toBe('02-light.zip');
    expect(address).toMatch(/^\/assets\/02-light-[0-9a-f]{8}\.zip$/);
    const files = unzipSync(Buffer.from(asset.content ?? '', 'base64'));
    expect(Object.keys(files).sort()).toEqual(['02-light/colour.h', '02-light/light.h', '02-light/main.cpp']);
    expect(new TextDecoder().decode(files['02-light/light.h'])).toBe(FILES['renderer/02-light/light.h']);
    expect(download().address).toBe(address);
  });
});

describe.skipIf(LACKS_TOOLS !== '')(`running a program that grows${LACKS_TOOLS}`, () => {
  it('compiles all of it', async () => {
    writeFileSync(join(folder, 'a.md'), fence('renderer/02-light') + OUTPUT);
    const workshop = openWorkshop({ contentDir: folder, cacheDir: join(folder, '.cache') });
    const notes = findSamples({ contentDir: folder, label: 'content', places: [folder], others: {} });
    const options = { contentDir: folder, notes, filters: [], all: false, seed: 1, update: false };
    expect((await checkSamples(options, workshop)).problems).toEqual([]);
    workshop.close();
  });
});
