import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { damage, KINDS_OF_DAMAGE } from '../../../../tests/support/damage.ts';
import { writeCached, writeCachedJson } from '../pipeline/cache/cache-file.ts';
import { readBundle } from './bundle-cache.ts';

it.each(KINDS_OF_DAMAGE)('a bundle is not taken from the cache when its list or any file is %s', (kind) => {
  const cacheDir = mkdtempSync(join(tmpdir(), 'bundle-'));
  onTestFinished(() => rmSync(cacheDir, { recursive: true, force: true }));
  for (const victim of ['bundle.json', 'assets/app.js']) {
    writeCached(cacheDir, 'bundle/k/assets/app.js', 'the application');
    writeCachedJson(cacheDir, 'bundle/k/bundle.json', { files: ['assets/app.js'] });
    expect(readBundle(cacheDir, 'bundle/k')).toBeDefined();
    damage(join(cacheDir, 'bundle/k', victim), kind, 0.7);
    expect(readBundle(cacheDir, 'bundle/k'), victim).toBeUndefined();
  }
});
