import { counted } from 'study-notes/words/counted';

/** What the lab says in English. */

export const scene = 'Scene';
export const runNext = 'Run next: ';
export const tree = 'Tree of the home directory';
export const marks = { new: 'new', changed: 'mod', gone: 'del' };
export const rights = { r: 'read', w: 'write', x: 'execute' };
export const ownerRight = (file: string, right: string) => `${file}: owner may ${right}`;
export const namesOf = (count: number) => counted(count, 'name');
export const pipeline = 'Stages of the pipeline';
export const exitCode = (status: number) => `exit code ${status}`;
export const command = 'Command';
export const run = 'Run';
export const isFull = 'A link has no room for more commands: undo some, or reset';
export const terminal = 'Terminal';
export const begin = 'Press "Next" to run the first command, or type your own below';
export const transcript = (title: string, commands: number) =>
  `${title}: ${counted(commands, 'command')} and what they print`;
export const enter = 'Enter';
export const runTyped = 'Run the command that is typed';
export const history = 'Bring back commands in the input';
export const tooMuch = '(sandbox: this line did too much and was stopped)';
/** What exit codes say. */
const codes: Readonly<Record<number, string>> = {
  0: 'success',
  1: 'failure; of grep: no match',
  2: 'wrong usage or syntax, or a file that cannot be read',
  126: 'found, but not executable',
  127: 'no such command',
  130: 'stopped',
};
/** An exit code and what it says. */
const explained = (status: number) => `${exitCode(status)}${codes[status] ? ` (${codes[status]})` : ''}`;
export const notBegun = (title: string, files: number, folders: number) =>
  `${title}: the home directory has ${counted(files, 'file')} and ${counted(folders, 'directory', 'directories')}; no command has run yet.`;
export const lines = (count: number) => counted(count, 'line');
export const lineDid = (line: string, count: number, status: number, changes: string, folder: string) =>
  `${line}: prints ${count === 0 ? 'nothing' : lines(count)}, ${explained(status)}. ${changes}Current directory: ${folder}.`;
const changes = { new: 'new', changed: 'changed', gone: 'gone' };
export const comma = '; ';
export const changeOf = (mark: keyof typeof changes, paths: readonly string[], total: number) =>
  `${changes[mark]} ${paths.join(', ')}${total > paths.length ? ` and ${total - paths.length} more` : ''}`;
export const inTree = (changes: string) => `In the tree: ${changes}. `;
export const empty = 'empty';
export const nextDoes = (line: string, count: number, status: number) =>
  `${line} prints ${lines(count)}, ${explained(status)}.`;
export const whichCode = (line: string) => `Next is ${line}: what is its exit code?`;
export const howManyLines = (line: string) => `Next is ${line}: how many lines does it print?`;
export const titles = {
  tour: 'A tour',
  links: 'Hard and symbolic links',
  quotes: 'Expansion and quotes',
  rights: 'Permissions',
  text: 'Text processing',
  streams: 'Redirection and exit codes',
  script: 'Scripts',
};
export const questions = {
  tour: 'What tells whether a command has succeeded? Guess its exit code, then press "Next".',
  links: 'Once the original name is removed, which can still be read: the hard link or the symbolic one?',
  quotes: 'Where must the quotes stand for the command to get a single argument?',
  rights: 'Without which bit does a script not run, or a directory not let you in? Press the letters rwx in the tree.',
  text: 'How many lines does each stage of the pipeline leave? Compare them in the picture of the pipeline below.',
  streams: 'Why did the error message not go into the file? Change the order of the redirections and run it again.',
  script: 'Which kind of error does set -eu stop at? Change the argument and run the script again.',
};
