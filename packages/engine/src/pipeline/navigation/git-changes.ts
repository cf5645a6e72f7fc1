/** Last change of every note from one run of `git log`; absent rather than wrong without git or in a shallow clone. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { words } from '../../words/notes.ts';

/** A commit: its ISO date and its subject line. */
export type GitCommit = [iso: string, subject: string];

/** What git knows of the notes, at one of its states; the same state needs no second run. */
export interface GitChanges {
  head: string;
  /** Those that changed a note last, each once. */
  commits: GitCommit[];
  /** File below the content folder (NFC) → place of its last commit in `commits`. */
  last: Record<string, number>;
}

/** Reads the last changes of the files below a folder, or gives back `known` when no commit came since. */
export async function readGitChanges(contentDir: string, known?: GitChanges): Promise<GitChanges | undefined> {
  const state = await git(contentDir, ['rev-parse', '--is-shallow-repository', 'HEAD']);
  const [isShallow, head] = state ?? [];
  if (isShallow !== 'false' || !head) return undefined;
  if (known?.head === head) return known;
  const what = ['--format=%x01%cI %s', '--name-status', '-M100%', '--relative', '--', '.'];
  const lines = await git(contentDir, ['log', ...what]);
  return lines && { head, ...lastChanges(lines) };
}

/** The commit that changed a file last; undefined when git does not know. */
export function lastCommit(changes: GitChanges | undefined, file: string): GitCommit | undefined {
  if (!changes || !Object.hasOwn(changes.last, file)) return undefined;
  return changes.commits[changes.last[file] as number];
}

/** The log runs from new to old: the first commit beside a name is its last change. A file that was only moved has not changed. */
function lastChanges(lines: string[]): Pick<GitChanges, 'commits' | 'last'> {
  const commits: GitCommit[] = [];
  const last: Record<string, number> = {};
  /** Name in older commits → name today. */
  const nameNow = new Map<string, string>();
  let commit: GitCommit = ['', ''];
  for (const line of lines) {
    if (line.startsWith('\u0001')) {
      commit = parseCommit(line);
      continue;
    }
    const [kind, from, to = from] = line.normalize('NFC').split('\t');
    // An empty line stands between a commit and its files.
    if (from === undefined || to === undefined) continue;
    const file = nameNow.get(to) ?? to;
    if (kind === 'R100') nameNow.set(from, file);
    else if (!Object.hasOwn(last, file)) {
      if (commits.at(-1) !== commit) commits.push(commit);
      last[file] = commits.length - 1;
    }
  }
  return { commits, last };
}

function parseCommit(line: string): GitCommit {
  const [, iso = '', subject = ''] = /^.(\S*) (.*)$/s.exec(line) ?? [];
  return [iso, subject];
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
