/** The pictures that a sample has drawn, held to those that its note keeps. */
import { readFileSync } from 'node:fs';
import type { SamplePicture } from '../sample.ts';
import type { SampleRunner } from '../sample-runner.ts';
import type { Drawn, Verdict } from '../verdict.ts';
import { differenceOf, LIMIT, LONGEST, MOST_SHIFT, sizeOfPng } from './compare-pictures.ts';

/** Bytes of a picture as it is kept; readers get a smaller copy. */
const MOST_BYTES = 1024 * 1024;

/** Passes when every picture is there and looks like the kept one; a failure brings those that are to be kept instead. */
export function checkPictures(runner: SampleRunner): Verdict {
  const { pictures = [], file, line } = runner.sample;
  const drawn: Drawn[] = [];
  const messages: string[] = [];
  for (const picture of pictures) {
    const bytes = runner.read(picture.name, MOST_BYTES);
    const refused = refusalOf(bytes, picture);
    if (refused !== undefined || bytes === undefined) {
      return { ok: false, rule: 'sample-render', message: refused ?? '', place: { file, line } };
    }
    const changed = changeOf(bytes, picture);
    if (changed === undefined) continue;
    messages.push(changed);
    drawn.push({ absolute: picture.absolute, bytes });
  }
  if (messages.length === 0) return { ok: true };
  return { ok: false, rule: 'sample-picture', message: messages.join('\n'), place: { file, line }, drawn };
}

function refusalOf(bytes: Buffer | undefined, { name }: SamplePicture): string | undefined {
  if (!bytes) return `程序结束了，却没有写出 ${name}（当前文件夹里的普通文件，至多 ${MOST_BYTES / 1024 / 1024} MB）。`;
  const size = sizeOfPng(bytes);
  if (!size) return `程序写出的 ${name} 不是 PNG。`;
  if (Math.max(size.width, size.height) > LONGEST)
    return `程序写出的 ${name} 是 ${size.width}×${size.height}，边长至多 ${LONGEST}。`;
  return undefined;
}

/** How the new picture differs from the kept one; undefined when it looks the same. */
function changeOf(bytes: Buffer, { path, absolute }: SamplePicture): string | undefined {
  const kept = read(absolute);
  if (!kept) return `笔记旁边还没有 ${path}。`;
  try {
    const { share, shift } = differenceOf(bytes, kept);
    if (share > LIMIT)
      return `画出来的 ${path} 与保存的不同：${percent(share)} 的像素看起来不一样（至多 ${percent(LIMIT)}）。`;
    if (shift > MOST_SHIFT)
      return `画出来的 ${path} 与保存的不同：有一处整片偏了 ${rounded(shift)} 级（0 到 255，至多 ${MOST_SHIFT} 级）。`;
    return undefined;
  } catch {
    return `${path} 读不出来：画出来的或保存的不是完整的 PNG。`;
  }
}

function read(absolute: string): Buffer | undefined {
  try {
    return readFileSync(absolute);
  } catch {
    return undefined;
  }
}

function percent(share: number): string {
  return `${rounded(share * 100)} %`;
}

function rounded(value: number): number {
  return Number(value.toPrecision(2));
}
