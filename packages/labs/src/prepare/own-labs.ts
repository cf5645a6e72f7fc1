/** Labs of the author's own: folders with both halves; what is wrong with them is told at the option that names their folder. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ConfigIssue } from 'study-notes/config/config-issue';
import { NAME } from '../page-labs.ts';

/** The files that make a folder a lab, and what each is. */
const HALVES = { 'still.tsx': '没有脚本时的图', 'lab.tsx': '浏览器里的交互图' };

interface Found {
  /** Name of a lab → its folder, absolute. */
  labs: Record<string, string>;
  issues: ConfigIssue[];
}

/** Finds them in `own`, a folder named from `from`; `taken` are the built-in labs of the site. */
export function findOwnLabs(own: string, from: string, taken: readonly string[]): Found {
  const at = resolve(from, own);
  const names = foldersIn(at);
  if (!names) return { labs: {}, issues: [noFolder(own, existsSync(at))] };
  const candidates = names.filter((name) => missingHalves(join(at, name)).length < Object.keys(HALVES).length);
  if (candidates.length === 0) return { labs: {}, issues: [noLab(own)] };
  const wrong = candidates.map((name) => [name, wrongWith(name, join(at, name), taken)] as const);
  return {
    labs: Object.fromEntries(wrong.flatMap(([name, issue]) => (issue ? [] : [[name, join(at, name)]]))),
    issues: wrong.flatMap(([, issue]) => issue ?? []),
  };
}

/** Names of the folders in a folder, sorted; undefined when it is none, or may not be read. */
function foldersIn(folder: string): string[] | undefined {
  try {
    const isFolder = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.isDirectory();
    return readdirSync(folder).filter(isFolder).sort();
  } catch {
    return undefined;
  }
}

function missingHalves(folder: string): string[] {
  return Object.keys(HALVES).filter((half) => !existsSync(join(folder, half)));
}

function wrongWith(name: string, folder: string, taken: readonly string[]): ConfigIssue | undefined {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
    return issue(`“${name}”不能作交互图的名字。`, '文件夹名只用小写字母、数字和 -，以字母开头，例如 my-lab。');
  }
  if (taken.includes(name)) {
    return issue(`交互图 ${name} 和自带的同名。`, '给文件夹换个名字；不要自带的那幅时，用 builtIn 列出要的。');
  }
  const [missing] = Object.entries(HALVES).filter(([half]) => missingHalves(folder).includes(half));
  return missing && issue(`交互图 ${name} 缺少 ${missing[0]}（${missing[1]}）。`, `把它放进 ${folder}。`);
}

function noFolder(own: string, isThere: boolean): ConfigIssue {
  const what = isThere ? `${own} 不是能读的文件夹` : `找不到文件夹 ${own}`;
  return issue(`自己的交互图：${what}。`, '新建它，一幅图一个子文件夹，里面放 still.tsx 和 lab.tsx；或去掉 own。');
}

function noLab(own: string): ConfigIssue {
  const message = `文件夹 ${own} 里没有交互图。`;
  return { ...issue(message, '一幅图一个子文件夹，里面放 still.tsx 和 lab.tsx；或去掉 own。'), severity: 'warning' };
}

function issue(message: string, fix: string): ConfigIssue {
  return { rule: 'config-labs', path: [NAME, 'own'], message, fix };
}
