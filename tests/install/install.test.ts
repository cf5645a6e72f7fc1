/** The engine as others have it: from packed packages in an empty folder outside the repository. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { towerLab } from '../support/tower-lab.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Lowest Node that the packages name, and the newest that the registry has. */
const NODES = ['20.19', 'latest'];

const folder = mkdtempSync(join(tmpdir(), 'install-'));
const site = join(folder, 'my-notes');
const dist = join(site, 'dist');

/** Package → its packed file. */
let tarballs: Record<string, string> = {};

/** Runs a program to its end; fails the test with what it said. */
function run(program: string, args: string[], cwd = site): string {
  // The test runner's own, which bundlers heed.
  const env = { ...process.env, NODE_ENV: undefined, NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return stdout + stderr;
}

const npm = (args: string[], cwd = site) => run('npm', [...args, '--no-audit', '--no-fund'], cwd);
const bin = () => join(site, 'node_modules/study-notes/bin/study-notes.mjs');
const studyNotes = (...args: string[]) => run(process.execPath, [bin(), ...args]);

/** Packs packages, all by one call, which costs as much as three; gives the files. */
function pack(names: string[]): Record<string, string> {
  const which = names.flatMap((name) => ['-w', `packages/${name}`]);
  const said = run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder, ...which], ROOT);
  const packed: { filename: string }[] = JSON.parse(said.slice(said.indexOf('[')));
  return Object.fromEntries(names.map((name, index) => [name, join(folder, packed[index]?.filename ?? '')]));
}

/** Starts a server and gives its address once it has told it. */
function serve(...args: string[]): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [bin(), ...args, '--port', '0'], { cwd: site });
  let said = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        said += text;
        const address = /http:\/\/localhost:\d+\//.exec(said)?.[0];
        if (address) resolve({ child, address: address.replace('localhost', '127.0.0.1') });
      });
    }
    child.on('close', () => reject(new Error(`The server ended:\n${said}`)));
  });
}

/** What TypeScript says of files, as an author's editor would. */
function typeErrors(...files: string[]): string[] {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--jsx', 'react-jsx', '--allowImportingTsExtensions'];
  const places = ['--module', 'ESNext', '--moduleResolution', 'Bundler', '--target', 'ES2022'];
  const { stdout } = spawnSync(process.execPath, [tsc, ...options, ...places, ...files], {
    cwd: site,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => /: error/.test(line));
}

/** Writes a file of the site. */
function write(name: string, text: string): void {
  mkdirSync(dirname(join(site, name)), { recursive: true });
  writeFileSync(join(site, name), text);
}

function megabytes(path: string): number {
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, entry) => sum + statSync(join(entry.parentPath ?? entry.path, entry.name)).size, 0) / 1e6;
}

beforeAll(() => {
  // What `npm pack` does by itself, unless scripts are switched off.
  run(process.execPath, ['scripts/build-packages.mjs', '--types'], ROOT);
  const names = [
    'engine',
    'search',
    'review',
    'create',
    'labs',
    'samples',
    'glossary',
    'images',
    'backlinks',
    'books',
    'comments',
    'offline',
    'previews',
    'reading',
  ];
  tarballs = pack(names);
  const { create, engine, search, review } = tarballs as Record<string, string>;
  run('tar', ['-xzf', create as string, '-C', folder], folder);
  run(process.execPath, [join(folder, 'package/create.mjs'), site, '--no-install'], folder);
  npm(['install', engine as string, search as string, review as string]);
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

it('is small, and brings nothing twice', () => {
  expect(megabytes(join(site, 'node_modules'))).toBeLessThan(90);
  const { packages } = JSON.parse(readFileSync(join(site, 'package-lock.json'), 'utf8'));
  const nested = Object.keys(packages).filter(
    (path) => path.split('node_modules/').length > 2 && !path.includes('@types/'),
  );
  expect(nested).toEqual([]);
});

it('passes on the licences of the libraries that are bundled in', () => {
  const licences = readFileSync(join(site, 'node_modules/study-notes/dist/licences.txt'), 'utf8');
  for (const name of ['micromark', 'react', 'refractor', 'yaml'])
    expect(licences).toMatch(new RegExp(`^=== ${name} \\d`, 'm'));
  expect(licences.match(/permission to use, copy|Permission is hereby granted/gi)?.length).toBeGreaterThan(50);
});

it('builds the first site, and leaves what it keeps in the project', () => {
  expect(studyNotes('build')).toContain('完成');
  expect(readFileSync(join(dist, '入门/intro.html'), 'utf8')).toContain('第一篇笔记');
  expect(existsSync(join(dist, 'search.html'))).toBe(true);
  expect(existsSync(join(site, '.cache'))).toBe(true);
  expect(existsSync(join(site, 'node_modules/study-notes/.cache'))).toBe(false);
}, 120_000);

it('serves what it built', async () => {
  const { child, address } = await serve('preview');
  try {
    const response = await fetch(new URL('入门/intro', address));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('第一篇笔记');
  } finally {
    child.kill();
  }
});

it('serves the site while it is written, with every module that its pages ask for', async () => {
  const { child, address } = await serve('dev');
  try {
    const document = await (await fetch(new URL('入门/intro', address))).text();
    expect(document).toContain('第一篇笔记');
    const sources = [...document.matchAll(/(?:src|href)="(\/(?:@fs|src|node_modules)[^"]+)"/g)].map(([, path]) => path);
    const named = [...document.matchAll(/"(\/(?:@fs|src)\/[^"]+\.tsx?)"/g)].map(([, path]) => path);
    expect(sources.length).toBeGreaterThan(0);
    for (const path of [...sources, ...named]) {
      const response = await fetch(new URL(path as string, address));
      expect(response.status, path).toBe(200);
      expect(await response.text(), path).not.toContain('Failed to resolve');
    }
  } finally {
    child.kill();
  }
}, 120_000);

it('makes a site of a folder of Markdown without any configuration', () => {
  const notes = join(folder, '随笔');
  mkdirSync(join(notes, '01-语言'), { recursive: true });
  writeFileSync(join(notes, 'README.md'), '# 我的随笔\n\n先看[指针](01-语言/指针.md)。\n');
  writeFileSync(join(notes, '01-语言/指针.md'), '# 指针\n\n指向别处。\n');
  expect(run(process.execPath, [bin(), 'build'], notes)).toContain('完成');
  expect(readFileSync(join(notes, 'dist/index.html'), 'utf8')).toContain('我的随笔');
  expect(readFileSync(join(notes, 'dist/语言/指针.html'), 'utf8')).toContain('指向别处');
  expect(run(process.execPath, [bin(), 'check'], notes)).toContain('没有问题');
});

it('has types for the configuration', () => {
  const file = join(site, 'site.config.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace("url: 'https://notes.example.com'", 'url: 1'));
  const errors = typeErrors(file);
  writeFileSync(file, readFileSync(file, 'utf8').replace('url: 1', "url: 'https://notes.example.com'"));
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain("Type 'number' is not assignable to type 'string'");
});

it('takes every feature, and labs of the author’s own beside built-in ones', () => {
  npm([
    'install',
    ...[
      'labs',
      'samples',
      'images',
      'backlinks',
      'books',
      'comments',
      'glossary',
      'offline',
      'previews',
      'reading',
    ].map((name) => tarballs[name] as string),
  ]);
  const file = join(site, 'site.config.ts');
  const text = readFileSync(file, 'utf8')
    .replace(
      'import { search }',
      "import { backlinks } from 'study-notes-backlinks';\nimport { books } from 'study-notes-books';\nimport { comments } from 'study-notes-comments';\nimport { glossary } from 'study-notes-glossary';\nimport { images } from 'study-notes-images';\nimport { labs } from 'study-notes-labs';\nimport { offline } from 'study-notes-offline';\nimport { previews } from 'study-notes-previews';\nimport { reading } from 'study-notes-reading';\nimport { keys } from 'study-notes-reading/keys';\nimport { progress } from 'study-notes-reading/progress';\nimport { report } from 'study-notes-reading/report';\nimport { resume } from 'study-notes-reading/resume';\nimport { share } from 'study-notes-reading/share';\nimport { review } from 'study-notes-review';\nimport { samples } from 'study-notes-samples';\nimport { search }",
    )
    .replace(
      'features: [search()]',
      "features: [search(), review(), samples(), images(), backlinks(), books(), comments({ waline: { server: 'https://c.cn' } }), glossary(), offline(), previews(), reading(), keys(), progress(), resume(), share(), report({ url: 'https://a.cn/?{quote}' }), labs({ own: './labs' })]",
    );
  writeFileSync(file, text);
  for (const [name, source] of Object.entries(towerLab())) write(`labs/${name}`, source);
  write(
    'content/入门/图.md',
    '# 图\n\n::lab[加一层]{name=tower height=4}\n\n::lab[拖动]{name=bezier-curve}\n\n![球](./球.png)\n',
  );
  write('content/入门/后.md', '# 后\n\n看[图](./图.md)里的球。\n\n完。\n');
  cpSync(join(ROOT, 'tests/site/content/语法/figures/ball.png'), join(site, 'content/入门/球.png'));
  expect(studyNotes('build')).toContain('完成');
  const page = readFileSync(join(dist, '入门/图.html'), 'utf8');
  expect(page).toContain('塔高 4 层。');
  expect(page).toContain('哪些笔记提到这里');
  const [, copy = 'none'] = /srcset="\/(assets\/[^" ]+\.webp) 720w/.exec(page) ?? [];
  expect(existsSync(join(dist, decodeURIComponent(copy))), copy).toBe(true);
  const { packs } = JSON.parse(readFileSync(join(dist, 'data/assets/offline.json'), 'utf8'));
  for (const { file } of packs) expect(existsSync(join(dist, file)), file).toBe(true);
  expect(readFileSync(join(dist, 'sw.js'), 'utf8')).toContain('skipWaiting');
  for (const name of ['tower', 'bezier-curve']) {
    const script = new RegExp(`assets/lab-${name}-[^"]+\\.js`).exec(page)?.[0];
    expect(existsSync(join(dist, script ?? 'none')), name).toBe(true);
  }
}, 120_000);

it('has types for labs of the author’s own', () => {
  npm(['install', '--save-dev', '@types/react@19']);
  const wrong = towerLab()['tower/lab.tsx'] as string;
  write('labs/tower/lab.tsx', wrong.replace('dispatch(state.height + 1)', "dispatch('higher')"));
  const errors = typeErrors('labs/tower/lab.tsx', 'labs/tower/still.tsx');
  write('labs/tower/lab.tsx', wrong);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain("'string' is not assignable to parameter of type 'number'");
}, 120_000);

it('makes a site without a feature when it is left out, and nothing of it is needed', () => {
  const file = join(site, 'site.config.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/import \{ search \}.*\n/, '').replace('search(), ', ''));
  npm(['uninstall', 'study-notes-search']);
  studyNotes('build');
  expect(existsSync(join(dist, 'search.html'))).toBe(false);
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).not.toMatch(/search-dialog|aria-label="搜索/);
}, 120_000);

it('takes another version over the first, with what the first has kept', () => {
  const version = join(site, 'node_modules/study-notes/dist/hash');
  writeFileSync(version, 'another');
  expect(studyNotes('build')).toContain('重新编译 3 篇');
  expect(studyNotes('check')).toContain('没有问题');
}, 120_000);

it.each(NODES)(
  'runs on Node %s',
  (wanted) => {
    const place = mkdtempSync(join(folder, 'node-'));
    writeFileSync(join(place, 'package.json'), '{}');
    const name = `node-${process.platform}-${process.arch}`;
    npm(['install', `${name}@${wanted}`], place);
    const node = join(place, 'node_modules', name, 'bin/node');
    rmSync(join(site, '.cache'), { recursive: true, force: true });
    expect(run(node, [bin(), 'build'])).toContain('完成');
  },
  300_000,
);
