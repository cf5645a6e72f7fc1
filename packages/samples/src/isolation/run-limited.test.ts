/** Samples that mean harm, or are only wrong: each ends as its own error, and nothing else notices. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { LACKS_NAMESPACES } from '../test-tools.ts';
import { writeInto } from './box.ts';
import { findIsolation } from './find-isolation.ts';
import { sampleUser } from './identity.ts';
import { RUN_LIMITS } from './limits.ts';
import { treeUse, userUse } from './process-tree.ts';
import { createTestBox, removeTestBoxes, runIn, runScript } from './test-boxes.ts';

// Each starts processes, on a machine that may be busy.
afterEach(removeTestBoxes);

describe.skipIf(LACKS_NAMESPACES !== '')(`a command in its box${LACKS_NAMESPACES}`, () => {
  it('has namespaces on this machine (needs bubblewrap: apt-get install bubblewrap)', () => {
    expect(findIsolation()).toBe('namespaces');
  });

  it('gives back what it prints and how it ends', async () => {
    expect(await runScript('read x; echo "$x"; echo 错 >&2; exit 3', { stdin: '甲\n' })).toEqual({
      code: 3,
      signal: null,
      stdout: '甲\n',
      stderr: '错\n',
      stray: [],
    });
  });

  it('works in a folder of its own and may write there', async () => {
    expect((await runScript('pwd; mkdir a; echo 1 > a/b; cat a/b')).stdout).toBe('/tmp/sample\n1\n');
  });

  it('is ended when it never ends', async () => {
    const ran = await runScript('while :; do :; done', { limits: { time: 500 } });
    expect(ran).toMatchObject({ stopped: 'time', code: null });
  });

  it('is ended when it only sleeps', async () => {
    expect(await runScript('sleep 60', { limits: { time: 300 } })).toMatchObject({ stopped: 'time', code: null });
  });

  it('is ended when it prints without end', async () => {
    const ran = await runScript('yes 很多字');
    expect(ran.stopped).toBe('output');
    expect(ran.stdout.length).toBeLessThanOrEqual(RUN_LIMITS.output);
  });

  it('is ended when it forks without end, and nothing of it is left', async () => {
    const before = treeUse(process.pid).processes;
    const ran = await runScript('bomb() { bomb | bomb & }; bomb; sleep 9', { limits: { processes: 64 } });
    expect(ran.stopped).toBe('processes');
    await expect.poll(() => treeUse(process.pid).processes).toBeLessThanOrEqual(before + 4);
  });

  it('is ended when it takes all memory', async () => {
    const ran = await runScript(`exec node -e 'const a = []; for (;;) a.push(Buffer.alloc(1 << 24, 1))'`, {
      limits: { memory: 3e8 },
    });
    expect(ran.stopped).toBe('memory');
  });

  it.each(['.', '/tmp', '/var/tmp', '/dev/shm'])(
    'is ended when it fills the disk with many files in %s',
    async (folder) => {
      const script = `cd ${folder}; for ((i = 0; ; i++)); do head -c 1000000 /dev/zero > $i; done`;
      const ran = await runScript(script, { bytes: 2e7 });
      expect(ran).toMatchObject({ stopped: 'disk', code: null });
    },
  );

  it('is told when it ended before anyone looked at the disk', async () => {
    expect((await runScript('head -c 3000000 /dev/zero > a', { bytes: 2e6 })).stopped).toBe('disk');
  });

  it('leaves no process behind that it put in the background', async () => {
    const ran = await runScript('(setsid sleep 300 >/dev/null 2>&1 &); echo gone');
    expect(ran.stdout).toBe('gone\n');
    const left = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && isSleep(Number(pid)));
    expect(left).toEqual([]);
  });

  it.each(['/etc/evil', '/usr/evil', '/dev/evil', '/proc/sys/kernel/evil'])('cannot write %s', async (path) => {
    const ran = await runScript(`echo x > ${path}`);
    expect(ran.code).toBe(1);
    expect(existsSync(path)).toBe(false);
  });

  it.each(['/tmp', '/var/tmp', '/dev/shm'])(
    'is told apart by what it leaves in %s, and leaves nothing there',
    async (place) => {
      const ran = await runScript(`echo x > ${place}/evil-sample`);
      expect(ran.stray).toEqual([`${place}/evil-sample`]);
      expect(existsSync(`${place}/evil-sample`)).toBe(false);
    },
  );

  it('reaches no server, not even on this machine', async () => {
    const server = createServer((socket) => socket.end('in')).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    const ran = await runScript(`exec 3<>/dev/tcp/127.0.0.1/${port} && cat <&3`);
    server.close();
    expect(ran).toMatchObject({ code: 1, stdout: '' });
    expect(ran.stderr).toContain('onnect');
  });

  it('is no one who may do anything', async () => {
    const ran = await runScript('id -u; grep -E "CapEff|NoNewPrivs" /proc/self/status; cat /etc/shadow');
    const [user, ...rest] = ran.stdout.trim().split('\n');
    expect(Number(user)).toBeGreaterThan(0);
    expect(rest.map((line) => line.split(/\s+/)[1])).toEqual(['0000000000000000', '1']);
    expect(ran.code).toBe(1);
  });
});

describe('a command on a machine without namespaces', () => {
  it('sees the real paths and runs as no one', async () => {
    const ran = await runScript('echo "$0 $PWD"; id -u', { level: 'limits' });
    expect(ran.stdout).toMatch(/^main\.sh \S+\/sample-\w+\/sample\n\d+\n$/);
  });

  it('gains no rights, and has no environment but its own', async () => {
    process.env.SAMPLE_SECRET = 'from the parent';
    const ran = await runScript('grep NoNewPrivs /proc/self/status; env', { level: 'limits' });
    delete process.env.SAMPLE_SECRET;
    expect(ran.stdout).toMatch(/^NoNewPrivs:\t1\n/);
    expect(ran.stdout).not.toContain('from the parent');
  });

  it('cannot read the folder of another sample that runs as another user', async () => {
    const [mine, other] = [await createTestBox('limits'), await createTestBox('limits', { user: sampleUser(2) })];
    writeInto(other, 'secret', 'of another');
    const ran = await runIn(mine, `cat ${other.folder}/secret`, { level: 'limits' });
    expect(ran).toMatchObject({ code: 1, stdout: '' });
  });

  it.each([
    ['600 MB in one file', 'head -c 600000000 /dev/zero > large'],
    ['many files', 'for ((i = 0; ; i++)); do : > $i; done'],
    ['folders in folders, deeper than a path can tell', 'while mkdir d; do cd d; done'],
  ])('is ended when it writes %s, and all of it is removed', async (_, script) => {
    const box = await createTestBox('limits');
    expect((await runIn(box, script, { level: 'limits' })).stopped).toBe('disk');
    removeTestBoxes();
    expect(existsSync(box.root)).toBe(false);
  });

  it('is ended with all that it left, in other groups too', async () => {
    const ran = await runScript('setsid bash -c "sleep 300; :" & setsid sleep 300 & wait', {
      limits: { time: 500 },
      level: 'limits',
    });
    expect(ran.stopped).toBe('time');
    const left = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && isSleep(Number(pid)));
    expect(left).toEqual([]);
  });

  it('is ended when it forks without end, and nothing of it is left', async () => {
    const ran = await runScript('bomb() { bomb | bomb & }; bomb; sleep 9', {
      limits: { processes: 64 },
      level: 'limits',
    });
    expect(ran.stopped).toBe('processes');
    expect(userUse(sampleUser(1) ?? 0).memory).toBe(0);
  }, 20_000);
});

function isSleep(pid: number): boolean {
  return treeUse(pid).processes > 0 && commandOf(pid) === 'sleep 300';
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim();
  } catch {
    return '';
  }
}
