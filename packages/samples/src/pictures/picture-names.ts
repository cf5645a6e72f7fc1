/** The word `render=a.png,b.png` of a fence: the pictures that the sample writes, as the note keeps them beside itself. */
import { posix } from 'node:path';

/** A file name, or one in a folder below the note's; letters of any script. */
const PATH = /^(?:[\p{L}\p{N}_+-][\p{L}\p{N}_.+-]*\/)*[\p{L}\p{N}_+-][\p{L}\p{N}_.+-]*\.png$/u;

/** The paths, relative to the note; or what is wrong with them, in Chinese. */
export function readPictureNames(value: string | true): string[] | string {
  const paths = value === true ? [] : value.split(',');
  if (paths.length === 0) return '“render”后面没有图的名字。';
  const bad = paths.find((path) => !PATH.test(path) || path.includes('..'));
  if (bad !== undefined) return `render 里的“${bad}”不是笔记旁边的 png 的名字。`;
  const names = paths.map((path) => posix.basename(path));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return twice === undefined ? paths : `render 里有两幅图都叫“${twice}”。`;
}
