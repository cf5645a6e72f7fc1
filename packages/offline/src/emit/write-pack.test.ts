/** A pack, written as the build does and read as the browser does. */
import { expect, it } from 'vitest';
import { unpack } from '../store/unpack.ts';
import { commonPrefix, type FileToPack, unpackedSize, writePack } from './write-pack.ts';

const file = (path: string, text: string, isDocument = false): FileToPack => ({
  path,
  content: Buffer.from(text),
  fields: { 'Content-Type': 'text/plain' },
  isDocument,
});
const FILES = [
  file('/', '<!doctype html>头甲', true),
  file('/编程语言/C++ 笔记', '<!doctype html>头乙', true),
  file('/assets/空.txt', ''),
  file('/assets/a.txt', 'x'.repeat(100_000)),
];

/** Bytes that come in parts of a size. */
const stream = (bytes: Buffer, part = 61) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += part) controller.enqueue(new Uint8Array(bytes.subarray(at, at + part)));
      controller.close();
    },
  });

async function unpacked(bytes: Buffer): Promise<[string, string, string | null][]> {
  const found: [string, string, string | null][] = [];
  for await (const [path, answer] of unpack(stream(bytes)))
    found.push([path, await answer.text(), answer.headers.get('Content-Type')]);
  return found;
}

it('gives back every file as it was, with its headers', async () => {
  const pack = await writePack(FILES, { 'X-Site': '1' });
  expect(await unpacked(pack)).toEqual(
    FILES.map(({ path, content, fields }) => [path, content.toString(), fields['Content-Type']]),
  );
});

it('is the same for the same files, and says how large it is unpacked', async () => {
  const pack = await writePack(FILES, {});
  expect(await writePack(FILES, {})).toEqual(pack);
  expect(unpackedSize(pack)).toBeGreaterThan(100_000);
});

it('holds what all documents begin with once, to the byte', () => {
  expect(commonPrefix([])).toEqual(Buffer.alloc(0));
  expect(commonPrefix([Buffer.from('甲乙'), Buffer.from('甲丙')]).subarray(0, 3)).toEqual(Buffer.from('甲'));
  expect(commonPrefix([Buffer.from('a'), Buffer.from('ab')])).toEqual(Buffer.from('a'));
});

it('is refused when it is cut anywhere, is damaged, or is a page of a host', async () => {
  const pack = await writePack(FILES, {});
  for (let at = 0; at < pack.length; at += 29) await expect(unpacked(pack.subarray(0, at))).rejects.toThrow();
  const wrong = Buffer.from(pack);
  wrong[pack.length >> 1] = (wrong[pack.length >> 1] ?? 0) ^ 255;
  await expect(unpacked(wrong)).rejects.toThrow();
  await expect(unpacked(Buffer.from('<!doctype html>'))).rejects.toThrow();
});

it('may be empty', async () => {
  expect(await unpacked(await writePack([], {}))).toEqual([]);
});
