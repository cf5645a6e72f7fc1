import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createPrinter } from './print.ts';

/** A program in the browser's place, started by a script as Debian's is: answers each command as `answer` says. */
function program(answer: string): { file: string; notes: string } {
  const folder = mkdtempSync(join(tmpdir(), 'printer-'));
  const [file, notes] = [join(folder, 'browser'), join(folder, 'notes')];
  const script = `const fs = require('node:fs');
const out = fs.createWriteStream('', { fd: 4 });
const say = (message) => out.write(JSON.stringify(message) + '\\0');
let text = '';
fs.createReadStream('', { fd: 3 }).on('data', (piece) => {
  text += piece;
  const whole = text.split('\\0');
  text = whole.pop();
  whole.map((one) => JSON.parse(one)).forEach(hear);
});
let pages = 0;
function hear({ id, method, params, sessionId }) { ${answer} }
`;
  writeFileSync(`${file}.cjs`, script);
  writeFileSync(file, `#!/bin/sh -e\n${process.execPath} ${file}.cjs\n`, { mode: 0o755 });
  return { file, notes };
}

const PRINTS = (notes: string) => `
  if (method === 'Target.createTarget') return say({ id, result: { targetId: 't' + ++pages } });
  if (method === 'Target.attachToTarget') return say({ id, result: { sessionId: 's' + params.targetId } });
  if (method !== 'Page.navigate') return say({ id, sessionId, result: { data: Buffer.from(sessionId + '').toString('base64') } });
  fs.appendFileSync(${JSON.stringify(notes)}, fs.readFileSync(new URL(params.url), 'utf8') + ' ');
  say({ id, sessionId, result: {} });
  say({ method: 'Page.loadEventFired', sessionId });`;

const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('study-notes-book-'));

it('prints by one browser, what is urgent before what waits', async () => {
  const notes = join(mkdtempSync(join(tmpdir(), 'printer-')), 'order');
  const { print, close } = createPrinter(program(PRINTS(notes)).file, 1);
  const printed = await Promise.all([print('a'), print('b'), print('c'), print('urgent', true)]);
  await close();
  expect(printed.map(String).sort()).toEqual(['st1', 'st2', 'st3', 'st4']);
  expect(readFileSync(notes, 'utf8')).toBe('a urgent b c ');
});

it('says how a browser ended that prints nothing, and what it said, to all that wait', async () => {
  const { file } = program(`process.stderr.write('no display', () => process.exit(7));`);
  const { print } = createPrinter(file, 2);
  const ends = await Promise.allSettled([print('a'), print('b'), print('c')]);
  for (const end of ends)
    expect(end).toMatchObject({ reason: { message: expect.stringMatching(/7[\s\S]*no display/) } });
});

it('passes on what the browser answers instead of a page, and a page that crashes', async () => {
  const refused = createPrinter(program(`say({ id, error: { message: 'no such thing' } });`).file, 1);
  await expect(refused.print('a')).rejects.toThrow('no such thing');
  await refused.close();
  const crashed = createPrinter(program(`say({ method: 'Inspector.targetCrashed', sessionId: 's' });`).file, 1);
  await expect(crashed.print('a')).rejects.toThrow('targetCrashed');
});

it('leaves nothing behind', async () => {
  const notes = join(mkdtempSync(join(tmpdir(), 'printer-')), 'order');
  const before = folders();
  const { print, close } = createPrinter(program(PRINTS(notes)).file, 1);
  await print('a');
  const own = folders().filter((name) => !before.includes(name));
  expect(own.length).toBeGreaterThan(0);
  await close();
  expect(own.filter((name) => existsSync(join(tmpdir(), name)))).toEqual([]);
});
