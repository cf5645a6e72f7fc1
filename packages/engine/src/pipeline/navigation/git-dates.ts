/** Last change of every note from one run of `git log`; absent rather than wrong without git or in a shallow clone. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { words } from '../../words/notes.ts';

/** File below the content folder (NFC) → ISO date of its last commit. */
export type GitDates = Record<string, string>;

/** The git state the dates were read at; the same state needs no second run. */
export interface DatedState {
  head: string;
  dates: GitDates;
}

/** Reads the dates of the files below a folder, or gives back `known` when no commit came since. */
export async function readGitDates(contentDir: string, known?: DatedState): Promise<DatedState | undefined> {
  const state = await git(contentDir, ['rev-parse', '--is-shallow-repository', 'HEAD']);
  const [isShallow, head] = state ?? [];
  if (isShallow !== 'false' || !head) return undefined;
  if (known?.head === head) return known;
  const format = '--format=%x01%cI';
  const lines = await git(contentDir, ['log', format, '--name-only', '--no-renames', '--relative', '--', '.']);
  return lines && { head, dates: firstDates(lines) };
}

/** The log runs from new to old: the first date beside a name is its last change. */
function firstDates(lines: string[]): GitDates {
  const dates: GitDates = {};
  let date = '';
  for (const line of lines) {
    if (line.startsWith('\u0001')) date = line.slice(1);
    else if (line !== '') dates[line.normalize('NFC')] ??= date;
  }
  return dates;
}

/** Lines of a git command's output; undefined when it fails for whatever reason. */
function git(cwd: string, args: string[]): Promise<string[] | undefined> {
  return new Promise((resolve) => {
    const child = spawn('git', ['-c', 'core.quotepath=off', '-c', 'log.showSignature=false', ...args], {
      cwd,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const lines: string[] = [];
    createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
    child.on('error', () => resolve(undefined));
    child.on('close', (code) => resolve(code === 0 ? lines : undefined));
  });
}

/** `2025-11-20T…` in words; the date is the one the author's clock showed. */
export function dateText(iso: string): string {
  const [, year, month, day] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/.exec(iso) ?? [];
  return words.date(Number(year), Number(month), Number(day));
}
