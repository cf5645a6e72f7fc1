/** The checker on a machine that forbids namespaces: a fake `unshare` that fails as there. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readConfig } from 'study-notes/config/load';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runCheckSamples } from './check-samples-command.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const { PATH } = process.env;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forbidden-'));
  mkdirSync(join(folder, 'bin'));
  mkdirSync(join(folder, 'content'));
  const refusing = join(folder, 'bin/unshare');
  writeFileSync(refusing, '#!/bin/sh\necho "unshare: unshare failed: Operation not permitted" >&2\nexit 1\n');
  chmodSync(refusing, 0o755);
  process.env.PATH = `${join(folder, 'bin')}:${PATH}`;
  writeFileSync(join(folder, 'content/a.md'), '# 甲\n\n```bash run\necho 乙\n```\n\n```output\n乙\n```\n');
});

afterEach(() => {
  process.env.PATH = PATH;
  rmSync(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

async function check(options: Record<string, string>): Promise<{ isGood: boolean; messages: string[] }> {
  const messages: string[] = [];
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => messages.push(String(text)) > 0);
  const engine = { root: ROOT, engine: '', hash: '', features: [] };
  const configFile = join(ROOT, 'site.config.ts');
  const place = { projectDir: folder, configFile, config: await readConfig(configFile, folder) };
  const rest = {
    contentDir: join(folder, 'content'),
    staticDir: join(folder, 'static'),
    outDir: '',
    cacheDir: folder,
    ignored: [],
    skipped: [],
  };
  return { isGood: await runCheckSamples({ ...engine, ...place, ...rest }, options, []), messages };
}

it('still checks with limits, and one line tells why and what samples may do', async () => {
  const { isGood, messages } = await check({});
  expect(isGood).toBe(true);
  const warnings = messages.filter((line) => line.includes('命名空间'));
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(/^[^\n]*unshare failed: Operation not permitted[^\n]*能联网[^\n]*\n$/);
});

it('does not pass as strict', async () => {
  expect((await check({ strict: '' })).isGood).toBe(false);
});
