import { counted } from './counted.ts';

/** What the program says while it builds, serves and starts, in English. */

export const parts = {
  command: 'the command',
  directive: 'the directive',
  page: 'the page',
  component: 'the component',
  action: 'the action',
  script: 'the script',
};
export const listenReasons = {
  EADDRINUSE: 'all ports are taken. Give another one with --port.',
  EACCES: 'this port is not permitted. Give one above 1024 with --port.',
  EADDRNOTAVAIL: 'this machine has no such address. Change --host, or leave it out.',
  EINVAL: 'this machine has no such address. Change --host, or leave it out.',
  ENOTFOUND: 'there is no such host. Change --host, or leave it out.',
  EAI_AGAIN: 'there is no such host. Change --host, or leave it out.',
};
export const diskReasons: Record<string, readonly [what: string, fix: string]> = {
  ENOSPC: ['the disk is full', 'Make room'],
  EDQUOT: ['the quota of the disk is used up', 'Make room'],
  EFBIG: ['the file is larger than the system allows', 'Raise the limit (ulimit -f)'],
  EROFS: ['it is read-only', 'Take a folder that can be written'],
  EACCES: ['permission is missing', 'Mend the permissions, or take a folder that can be written'],
  EPERM: ['the system does not allow it', 'Mend the permissions, or take a folder that can be written'],
  EIO: ['the disk failed', 'Check the disk, or take another'],
  EMFILE: ['too many files are open', 'Raise the limit (ulimit -n)'],
  ENFILE: ['too many files are open', 'Close other programs'],
  ENOTDIR: ['something in the middle of the path is a file, not a folder', 'Move that file away'],
  EISDIR: ['a folder is there, not a file', 'Move that folder away'],
  EEXIST: ['a file is there already', 'Move that file away'],
};
export const finished = (time: string, folder: string) => `Done in ${time} → ${folder}`;
export const foreignFiles = (folder: string) =>
  `The output folder ${folder} holds other files and is not replaced. Give another --out, or empty it first.`;
export const unfilled = (fields: string) => `Not filled in yet: ${fields} (in site.config.ts)`;
export const writingPages = 'Writing pages';
export const noNoteAt = (path: string) => `No note has the path ${path}.`;
export const pagesWritten = (pages: number, written: number) => `${counted(pages, 'page')}, ${written} written anew`;
export const keptGoing = (folder: string) =>
  `There are errors; every page that could be written was written (--keep-going) → ${folder}`;
export const noSuchWriter = (name: string, known: string) =>
  `No feature named ${name} writes files. There are: ${known}.`;
export const overBudget = (part: string, size: number | undefined, budget: number) =>
  `  Note: ${part} has ${size} bytes when compressed, over its budget of ${budget}.`;
export const hostFiles = (
  host: string,
  count: number,
  folder: string,
) => `${host}: ${counted(count, 'file')} → ${folder}
`;
export const ownHostFile = (file: string) => `  Note: static/ has its own ${file}; it is used, and ours was not written.
`;
export const note = (line: string) => `  Note: ${line}
`;
export const didYouMeanHost = (near: string) => `Did you mean ${near}? `;
export const unknownHost = (name: string, hint: string, known: string) =>
  `Unknown host ${name}. ${hint}There are: ${known}.`;
export const mostFiles = (most: number) => `The free plan takes at most ${counted(most, 'file')}.`;
export const mostMoved = (most: number | undefined, count: number) =>
  `This host looks at the first ${most} old addresses only; there are ${count}.`;
export const tooLargeFile = (file: string) => `${file} is larger than the largest file this host takes.`;
export const sameFile = (other: string, file: string, name: string) =>
  `${other} and ${file} are the same file ${name} on this host. Give one of them another slug.`;
export const restarting = `The features, their options, lang or baseUrl have changed: starting again.
`;
export const allFixed = `All problems are fixed.
`;
export const recompiled = (done: number) => `${done} compiled anew`;
export const foreignFolder = (
  engine: string,
  sign: string,
) => `  This is a folder of ${engine} (${sign}): its syntax, folders and navigation are read as they are. To change that, write a site.config.ts.
`;
export const lost = (text: string) => `  Not taken over: ${text}.
`;
export const skippedFolders = (folders: string) =>
  `Not taken for notes: ${folders} (programs seem to have written them). If there are notes inside, give the folder another name.`;
export const readingAndCompiling = 'Reading and compiling';
export const notes = (count: number) => `${counted(count, 'note')}`;
export const pause = ', ';
export const reading = 'Reading notes';
export const compiling = 'Compiling notes';
export const navigating = 'Building the navigation';
export const checkingLinks = 'Checking links';
export const noArticle = (path: string) => `${path} has no article: it is a generated page.`;
export const notCompiled = (file: string) => `${file} has not been compiled.`;
export const milliseconds = (ms: number) => `${ms} ms`;
export const seconds = (s: string) => `${s} s`;
export const notAFolder = (path: string) => `${path} is not a folder`;
export const noContent = (path: string) => `There is no folder of notes ${path}`;
export const pointContent = (what: string) => `${what}. Say where it is with --content.`;
export const noConfig = (file: string) => `There is no configuration ${file}. Say where it is with --config.`;
export const inside = (folder: string, config: string) =>
  `This is a folder inside of ${folder}. Run the command there, or add --config ${config}.`;
export const nothingHere = (folder: string) =>
  `There is no site.config.ts here, and no Markdown note in ${folder}. Write an .md file first, or make a project with npm create study-notes my-notes.`;
export const noSite = (folder: string) =>
  `There is no site in ${folder} yet. Run npx study-notes build first, or npx study-notes start instead.`;
export const serving = (address: string) => `
  ${address}

  Ctrl-C stops it
`;
export const noPackage = (module: string) => `${module} is in no npm package.`;
export const notReachable = (name: string) =>
  `The feature “${name}” cannot be got again from its module, as the threads that compile notes must.`;
export const moveFeature = (name: string) =>
  `Move it to a file of its own, as export const feature = { name: '${name}', module: import.meta.url, … }, and import that in the configuration.`;
export const feature = (name: string) => `the feature “${name}”`;
export const engine = 'the engine';
export const bothHave = (one: string, other: string, what: string) => `${one} and ${other} both have ${what}.`;
export const renameOne = (who: string) =>
  `Give the one of ${who} another name, or take one of the features out of features.`;
export const whichNote = 'Which note? For example: npx study-notes new programming/C++/basics/move-semantics';
export const created = (file: string) => `Created ${file}
`;
export const emptyPart = (path: string) => `The path “${path}” has an empty part.`;
export const badName = (name: string, reason: string, proposal: string) =>
  `The name “${name}” ${reason}. “${proposal}” would do.`;
export const badAddress = (address: string, reason: string, proposal: string) =>
  `The address “/${address}” ${reason}. “${proposal}” would do.`;
export const twoParts = 'A path has at least two parts, section and name, e.g. programming/getting-started-with-rust.';
export const didYouMeanSection = (near: string) => `Did you mean “${near}”? `;
export const noSection = (name: string, hint: string, known: string) =>
  `There is no section “${name}”. ${hint}The sections are: ${known}.`;
export const exists = (file: string) => `${file} is there already.`;
export const newDescription = 'One sentence: what readers can do after this note.';
export const newNote = (frontMatter: string) => `---
${frontMatter}---

Begin with a sentence or two on the question that this note answers.
`;
export const incompleteBundle = (folder: string) => `The bundles are incomplete: ${folder}`;
export const notBundled = (said: string) =>
  `The programs of the site could not be bundled; the reason is above. ${said}`;
export const noBundle = 'This feature has no program of its own.';
export const notInBundles = (name: string) => `The bundles hold no ${name}.`;
export const brokenCache = (place: string, file: string) =>
  `While building, ${place}/${file} in the cache broke. Build once more.`;
export const module = (name: string) => `The module ${name}`;
export const twoScripts = (path: string, name: string) =>
  `${path}: ${name} brings a script for this page too, and a page can have one only.`;
export const reactChanged = (file: string) =>
  `${file} is written differently now; emit/react-modules.ts must follow it.`;
export const noTask = (feature: string, task: string) => `There is no task ${feature}/${task}.`;
export const collapse = 'Collapse';
export const counts = (errors: number, warnings: number) =>
  `${counted(errors, 'error')}, ${counted(warnings, 'warning')}`;
export const fix = (text: string) => `
Fix: ${text}`;
export const notFound = 'Page not found';
export const configChanged = 'The configuration has changed and was loaded again.';
export const requestFailed = (method: string | undefined, url: string | undefined, error: string | undefined) =>
  `${method} ${url} failed: ${error}`;
export const serverFailed = `The server failed.
`;
export const cannotListen = (where: string, reason: string) => `The site cannot be opened at ${where}: ${reason}`;
export const cannotUse = (place: string) => `Cannot read or write ${place}: `;
export const cannotWrite = 'Cannot write: ';
export const diskProblem = (beginning: string, what: string, fix: string) =>
  `${beginning}${what}. ${fix} and try again; --cache and --out can lead elsewhere. The site that was there is untouched.`;
