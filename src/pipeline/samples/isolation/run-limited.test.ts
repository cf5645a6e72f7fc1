/** Samples that mean harm, or are only wrong: each ends as its own error, and nothing else notices. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Box, createBox, removeBox, writeInto } from './box.ts';
import { findIsolation, sampleUser } from './isolation.ts';
import { type Limits, RUN_LIMITS } from './limits.ts';
import { treeUse, userUse } from './process-tree.ts';
import { runLimited } from './run-limited.ts';

// Each starts processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

const ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'C.UTF-8' };
const boxes: Box[] = [];

afterEach(() => {
  for (const box of boxes.splice(0)) removeBox(box);
});

/** Runs a line of Bash as a sample's program would be. */
function run(script: string, limits: Partial<Limits> = {}, stdin?: string, level = findIsolation()) {
  const box = createBox(sampleUser(1));
  boxes.push(box);
  writeInto(box, 'main.sh', script);
  return runLimited(level, ['bash', 'main.sh'], {
    box,
    limits: { ...RUN_LIMITS, ...limits },
    mounts: [],
    environment: ENVIRONMENT,
    ...(stdin === undefined ? {} : { stdin }),
  });
}

describe('a command in its box', () => {
  it('has namespaces on this machine (needs bubblewrap: apt-get install bubblewrap)', () => {
    expect(findIsolation()).toBe('namespaces');
  });

  it('gives back what it prints and how it ends', async () => {
    expect(await run('read x; echo "$x"; echo 错 >&2; exit 3', {}, '甲\n')).toEqual({
      code: 3,
      signal: null,
      stdout: '甲\n',
      stderr: '错\n',
      stray: [],
    });
  });

  it('works in a folder of its own and may write there', async () => {
    expect((await run('pwd; mkdir a; echo 1 > a/b; cat a/b')).stdout).toBe('/tmp/sample\n1\n');
  });

  it('is ended when it never ends', async () => {
    const ran = await run('while :; do :; done', { time: 500 });
    expect(ran).toMatchObject({ stopped: 'time', code: null });
  });

  it('is ended when it only sleeps', async () => {
    expect(await run('sleep 60', { time: 300 })).toMatchObject({ stopped: 'time', code: null });
  });

  it('is ended when it prints without end', async () => {
    const ran = await run('yes 很多字');
    expect(ran.stopped).toBe('output');
    expect(ran.stdout.length).toBeLessThanOrEqual(RUN_LIMITS.output);
  });

  it('is ended when it forks without end, and nothing of it is left', async () => {
    const before = treeUse(process.pid).processes;
    const ran = await run('bomb() { bomb | bomb & }; bomb; sleep 9', { processes: 64 });
    expect(ran.stopped).toBe('processes');
    await expect.poll(() => treeUse(process.pid).processes).toBeLessThanOrEqual(before + 4);
  });

  it('is ended when it takes all memory', async () => {
    const ran = await run(`exec node -e 'const a = []; for (;;) a.push(Buffer.alloc(1 << 24, 1))'`, { memory: 3e8 });
    expect(ran.stopped).toBe('memory');
  });

  it.each(['.', '/tmp', '/var/tmp', '/dev/shm'])(
    'is ended when it fills the disk with many files in %s',
    async (folder) => {
      const script = `cd ${folder}; for ((i = 0; ; i++)); do head -c 1000000 /dev/zero > $i; done`;
      const ran = await run(script, { disk: 2e7 });
      expect(ran).toMatchObject({ stopped: 'disk', code: null });
    },
  );

  it('is told when it ended before anyone looked at the disk', async () => {
    expect((await run('head -c 3000000 /dev/zero > a', { disk: 2e6 })).stopped).toBe('disk');
  });

  it('leaves no process behind that it put in the background', async () => {
    const ran = await run('(setsid sleep 300 >/dev/null 2>&1 &); echo gone');
    expect(ran.stdout).toBe('gone\n');
    const left = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && isSleep(Number(pid)));
    expect(left).toEqual([]);
  });

  it.each(['/etc/evil', '/usr/evil', '/dev/evil', '/proc/sys/kernel/evil'])('cannot write %s', async (path) => {
    const ran = await run(`echo x > ${path}`);
    expect(ran.code).toBe(1);
    expect(existsSync(path)).toBe(false);
  });

  it.each(['/tmp', '/var/tmp', '/dev/shm'])(
    'is told apart by what it leaves in %s, and leaves nothing there',
    async (place) => {
      const ran = await run(`echo x > ${place}/evil-sample`);
      expect(ran.stray).toEqual([`${place}/evil-sample`]);
      expect(existsSync(`${place}/evil-sample`)).toBe(false);
    },
  );

  it('reaches no server, not even on this machine', async () => {
    const server = createServer((socket) => socket.end('in')).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    const ran = await run(`exec 3<>/dev/tcp/127.0.0.1/${port} && cat <&3`);
    server.close();
    expect(ran).toMatchObject({ code: 1, stdout: '' });
    expect(ran.stderr).toContain('onnect');
  });

  it('is no one who may do anything', async () => {
    const ran = await run('id -u; grep -E "CapEff|NoNewPrivs" /proc/self/status; cat /etc/shadow');
    const [user, ...rest] = ran.stdout.trim().split('\n');
    expect(Number(user)).toBeGreaterThan(0);
    expect(rest.map((line) => line.split(/\s+/)[1])).toEqual(['0000000000000000', '1']);
    expect(ran.code).toBe(1);
  });
});

describe('a command on a machine without namespaces', () => {
  it('sees the real paths and runs as no one', async () => {
    const ran = await run('echo "$0 $PWD"; id -u', {}, undefined, 'limits');
    expect(ran.stdout).toMatch(/^main\.sh \S+\/sample-\w+\/sample\n\d+\n$/);
  });

  it('is ended with all that it left, in other groups too', async () => {
    const ran = await run(
      'setsid bash -c "sleep 300; :" & setsid sleep 300 & wait',
      { time: 500 },
      undefined,
      'limits',
    );
    expect(ran.stopped).toBe('time');
    const left = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && isSleep(Number(pid)));
    expect(left).toEqual([]);
  });

  it('is ended when it forks without end, and nothing of it is left', async () => {
    const ran = await run('bomb() { bomb | bomb & }; bomb; sleep 9', { processes: 64 }, undefined, 'limits');
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
