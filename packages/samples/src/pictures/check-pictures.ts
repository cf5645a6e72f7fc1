/** The pictures that a sample has drawn, held to those that its note keeps. */
import { readFileSync } from 'node:fs';
import type { SamplePicture } from '../sample.ts';
import type { SampleRunner } from '../sample-runner.ts';
import type { Drawn, Verdict } from '../verdict.ts';
import { words } from '../words/checker.ts';
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
  if (!bytes) return words.noPicture(name, MOST_BYTES / 1024 / 1024);
  const size = sizeOfPng(bytes);
  if (!size) return words.notPng(name);
  if (Math.max(size.width, size.height) > LONGEST) return words.largePicture(name, size.width, size.height, LONGEST);
  return undefined;
}

/** How the new picture differs from the kept one; undefined when it looks the same. */
function changeOf(bytes: Buffer, { path, absolute }: SamplePicture): string | undefined {
  const kept = read(absolute);
  if (!kept) return words.notKept(path);
  try {
    const { share, shift } = differenceOf(bytes, kept);
    if (share > LIMIT) return words.differs(path, percent(share), percent(LIMIT));
    if (shift > MOST_SHIFT) return words.shifted(path, rounded(shift), MOST_SHIFT);
    return undefined;
  } catch {
    return words.notReadable(path);
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
