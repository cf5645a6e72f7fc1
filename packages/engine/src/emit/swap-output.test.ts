import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Output } from './output.ts';
import { swapOutput } from './swap-output.ts';

vi.mock('node:fs', async (load) => {
  const real = await load<typeof import('node:fs')>();
  return { ...real, renameSync: vi.fn(real.renameSync) };
});

let folder: string;
let out: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'swap-'));
  out = join(folder, 'dist');
  const made = folder;
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
});

function site(path: string, text: string): string {
  mkdirSync(path);
  writeFileSync(join(path, 'index.html'), text);
  return path;
}

const text = () => readFileSync(join(out, 'index.html'), 'utf8');

describe('swapping the output', () => {
  it('goes on when another build puts its site there in between', async () => {
    const { renameSync: real } = await vi.importActual<typeof import('node:fs')>('node:fs');
    site(out, 'old');
    vi.mocked(renameSync).mockImplementationOnce((from, to) => {
      real(from, to);
      site(out, 'another build’s');
    });
    expect(swapOutput(site(join(folder, 'new'), 'new'), out)).toHaveLength(2);
    expect(text()).toBe('new');
  });

  it('puts the old site back when the new one cannot take its place', async () => {
    const { renameSync: real } = await vi.importActual<typeof import('node:fs')>('node:fs');
    site(out, 'old');
    vi.mocked(renameSync)
      .mockImplementationOnce(real)
      .mockImplementationOnce(() => {
        throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
      });
    expect(() => swapOutput(site(join(folder, 'new'), 'new'), out)).toThrow('ENOSPC');
    expect(text()).toBe('old');
    expect(readdirSync(folder).sort()).toEqual(['dist', 'new']);
  });

  it('takes over no file of a site that another build has put there in the meantime', () => {
    const build = (content: string, meanwhile = () => {}) => {
      const output = new Output(out, join(folder, 'cache'), 'none');
      meanwhile();
      if (!output.reuse('page', content)) {
        output.add('page', { key: content, files: output.writer.write('index.html', content) });
      }
      output.commit();
    };
    build('one');
    build('one', () => {
      // Its units are those of the first site, its files the second's.
      const other = site(join(folder, 'other'), 'two');
      rmSync(out, { recursive: true });
      renameSync(other, out);
    });
    expect(text()).toBe('one');
  });
});
