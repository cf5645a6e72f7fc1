/** What a sample can read: the system's programs and libraries, its own folder, and nothing of anybody. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { LACKS_NAMESPACES } from '../test-tools.ts';
import { createTestBox, removeTestBoxes, runIn, runScript } from './test-boxes.ts';

// Each starts processes, on a machine that may be busy.
afterEach(removeTestBoxes);

const PROJECT = resolve(import.meta.dirname, '../../../..');

describe.skipIf(LACKS_NAMESPACES !== '')(`a sample that looks around${LACKS_NAMESPACES}`, () => {
  it.each([
    join(PROJECT, 'package.json'),
    join(PROJECT, '.git'),
    PROJECT,
    homedir(),
    '/root',
    '/home',
    '/etc/shadow',
    '/etc/ssh',
    '/etc/hostname',
    '/var/lib',
    '/var/log',
    '/run',
    '/sys',
    '/srv',
    '/opt',
    '/mnt',
  ])('finds nothing at %s', async (path) => {
    const ran = await runScript(`ls -d ${path} || cat ${path}`);
    expect(ran).toMatchObject({ stdout: '' });
    expect(ran.code).not.toBe(0);
  });

  it('sees these folders at the root and no other', async () => {
    const system = ['bin', 'lib', 'lib32', 'lib64', 'libx32', 'sbin', 'usr'];
    const seen = (await runScript('ls -A /')).stdout.trim().split('\n');
    expect(seen.filter((name) => !system.includes(name))).toEqual(['dev', 'etc', 'proc', 'tmp', 'var']);
  });

  it('sees of /etc what loaders and compilers read, and only users that mean nothing', async () => {
    const { stdout } = await runScript('ls /etc; cat /etc/passwd');
    expect(stdout).toContain('ld.so.cache\n');
    expect(stdout).toMatch(/^root:x:0:0::\/:\/bin\/false\nnobody:x:65534:.*\nsample:x:\d+:\d+::\/tmp\/sample:/m);
    expect(stdout).not.toMatch(/shadow|ssh|sudoers|hostname|machine-id/);
  });

  it('does not see the folder of another sample, in /tmp or wherever it lies', async () => {
    const [mine, other] = [await createTestBox(), await createTestBox()];
    writeFileSync(join(other.folder, 'secret'), 'of another');
    const script = `cat ${other.folder}/secret ${other.root}/sample/secret; ls ${dirname(other.root)}; ls -d /tmp/sample-*`;
    const ran = await runIn(mine, script);
    expect(ran.stdout).not.toMatch(/of another|sample-/);
    expect(ran.code).not.toBe(0);
  });

  it('does not see what lies in the /tmp of the machine', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'not-for-samples-'));
    const ran = await runScript(`ls ${folder}; ls -A /tmp`);
    rmSync(folder, { recursive: true });
    expect(ran.stdout.trim().split('\n')).toEqual(['.X11-unix', 'sample', 'tools']);
  });

  it('reads no environment but its own, not of any process', async () => {
    process.env.SAMPLE_SECRET = 'from the parent';
    const ran = await runScript('env | cut -d= -f1 | sort; cat /proc/*/environ | tr "\\0" "\\n"');
    delete process.env.SAMPLE_SECRET;
    expect(ran.stdout).not.toContain('from the parent');
    const names = ran.stdout.split('\n').filter((line) => /^\w+$/.test(line));
    expect(names).toEqual(
      [
        'HOME',
        'LANG',
        'LC_ALL',
        'NO_COLOR',
        'PATH',
        'PWD',
        'PYTHONDONTWRITEBYTECODE',
        'SHLVL',
        'TMPDIR',
        'TZ',
        'USER',
        '_',
      ].sort(),
    );
  });

  it('sees no process but its own', async () => {
    const { stdout } = await runScript('cat /proc/[0-9]*/comm');
    expect(
      stdout
        .trim()
        .split('\n')
        .filter((name) => !['bwrap', 'bash', 'cat'].includes(name)),
    ).toEqual([]);
  });

  it('does not see a folder that is hidden although it lies among the programs', async () => {
    const box = await createTestBox();
    expect(readFileSync('/usr/share/zoneinfo/UTC').length).toBeGreaterThan(0);
    const ran = await runIn(box, 'ls -A /usr/share/zoneinfo; touch /usr/share/zoneinfo/x', {
      hidden: ['/usr/share/zoneinfo'],
    });
    expect(ran).toMatchObject({ stdout: '', code: 1 });
  });

  it.each(['/', '/dev', '/etc', '/usr', '/var', '/proc'])('writes nothing into %s', async (folder) => {
    expect((await runScript(`touch ${folder}/evil`)).code).toBe(1);
  });

  it('gets no namespaces of its own, where it might mount what nobody counts', async () => {
    const ran = await runScript('unshare --user --map-root-user --mount mount -t tmpfs x /tmp/sample && echo mounted');
    expect(ran.stdout).toBe('');
    expect(ran.code).not.toBe(0);
  });
});
