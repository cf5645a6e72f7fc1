/** The word `render=a.png,b.png` of a fence: the pictures that the sample writes, as the note keeps them beside itself. */
import { posix } from 'node:path';
import { words } from '../words/checker.ts';

/** A file name, or one in a folder below the note's; letters of any script. */
const PATH = /^(?:[\p{L}\p{N}_+-][\p{L}\p{N}_.+-]*\/)*[\p{L}\p{N}_+-][\p{L}\p{N}_.+-]*\.png$/u;

/** The paths, relative to the note; or what is wrong with them, in Chinese. */
export function readPictureNames(value: string | true): string[] | string {
  const paths = value === true ? [] : value.split(',');
  if (paths.length === 0) return words.noName;
  const bad = paths.find((path) => !PATH.test(path) || path.includes('..'));
  if (bad !== undefined) return words.badName(bad);
  const names = paths.map((path) => posix.basename(path));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return twice === undefined ? paths : words.nameTwice(twice);
}
