/** The sandbox beside dash and coreutils: what lines print and how they end. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { oracle } from '../../../../tests/support/oracle.ts';
import { PRESET_NAMES, PRESETS, type Preset } from './presets.ts';
import { Session } from './session.ts';

/** Between the answers of two lines. */
const MARK = '@@exit ';

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** A script that runs each group of lines in a fresh copy of its tree, as an ordinary user, in one shell a group. */
function question(groups: readonly { preset: Pick<Preset, 'files' | 'modes'>; lines: readonly string[] }[]): string {
  return [
    'export LC_ALL=C; top=$(mktemp -d); chmod 755 "$top"',
    'as_user() { if [ "$(id -u)" = 0 ]; then setpriv --reuid=4321 --regid=4321 --clear-groups "$@"; else "$@"; fi; }',
    ...groups.flatMap(asked),
    'rm -rf "$top"',
  ].join('\n');
}

function asked({ preset: { files, modes = {} }, lines }: Parameters<typeof question>[0][number]): string[] {
  const home = '"$top/home/student"';
  const script = lines.map((line) => `${line}\n__s=$?; echo "${MARK}$__s"; (exit $__s)`).join('\n');
  // A line that ends the shell, or that is no shell, leaves its code outside.
  return [
    `rm -rf "$top/home"; mkdir -p ${home}; cd ${home}`,
    ...files.flatMap(([path, text]) => [
      `mkdir -p -- "$(dirname -- ${quoted(path.endsWith('/') ? `${path}x` : path)})"`,
      ...(path.endsWith('/') ? [] : [`printf %s ${quoted(text)} > ${quoted(path)}`]),
    ]),
    ...Object.entries(modes).map(([path, mode]) => `chmod ${mode.toString(8)} ${quoted(path)}`),
    'if [ "$(id -u)" = 0 ]; then chown -R 4321:4321 "$top/home"; fi',
    `as_user env -i LC_ALL=C PATH=/usr/bin:/bin PWD="$PWD" HOME=${home} dash -c ${quoted(script)} sh < /dev/null 2>&1; echo "${MARK}$?"`,
  ];
}

const LOG = '09:00 INFO user=li\n09:01 ERROR user=wang\n09:02 INFO user=li\n09:03 WARN disk=91\n09:04 ERROR user=li\n';
const FILES: [string, string][] = [
  ['a.txt', 'alpha\nbeta\nabacus\n'],
  ['b.txt', 'gamma\n'],
  ['my file.txt', 'spaced\n'],
  ['log.txt', LOG],
  ['words.txt', 'pear\napple\napple\nBanana\nballoon\npear\ntwo\n'],
  ['nums.txt', '10\n9\n2\n33\n9\n'],
  ['data.csv', 'x,20,p\ny,10,q\nz,20,r\na,3,s\n'],
  ['pairs.txt', 'a 1\nb 2\na 3\n'],
  ['dots.txt', 'a.b\naxb\nabab\n\nabcd\nx]y\nfoo bar\n'],
  ['paths.txt', '/usr/bin\n/etc\n'],
  ['run.sh', '#!/bin/sh\necho ran\n'],
  ['script.sh', '#!/bin/sh\necho "$# args"\nfor a in "$@"; do\n  echo "- $a"\ndone\n[ $# -gt 0 ] || exit 4\n'],
  ['vars.sh', 'greeting=hello\n'],
  ['empty.dat', ''],
  ['.hiddenrc', 'set x\n'],
  ['notes/n1.txt', 'alpha one\n'],
  ['notes/n2.txt', 'two\nthree\n'],
  ['deep/er/x.md', 'deep\n'],
];
const TREE = { files: FILES, modes: { 'run.sh': 0o755 } };

const LINES = readFileSync(new URL('./fixtures/lines.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** What is the same thing said on another day, by another user, at another line. */
function plain(text: string): string {
  return (
    text
      .replace(/\b4321 +4321\b/g, 'student student')
      .replace(/[A-Z][a-z]{2} +\d+ (\d\d:\d\d| \d{4})/g, 'Jan  1 09:00')
      // Numbers of nodes and places in the disk's own count.
      .replace(/^ *\d+ (?=[-dl][-rwx]{9})/gm, '# ')
      .replace(/^(sh|\.\/[\w.]+|script\.sh|backup\.sh): \d+: /gm, '$1: 1: ')
      .replace(/\/tmp\/tmp\.\w+\/home/g, '/home')
      .replace(/\/usr\/bin\//g, '')
  );
}

interface Answer {
  text: string;
  status: number;
}

/** Answers to the lines of one group: up to the line that ended the shell. */
function answers(text: string): Answer[] {
  const parts = text.split(MARK);
  return parts.slice(0, -1).map((part, i) => ({
    text: plain(i === 0 ? part : part.slice(part.indexOf('\n') + 1)),
    status: Number.parseInt(parts[i + 1] ?? '', 10),
  }));
}

const single = LINES.map((line) => ({ preset: TREE, lines: [line] }));
const sessions = PRESET_NAMES.map((name) => ({ preset: PRESETS[name], lines: PRESETS[name].script }));
const BETWEEN = '@@group';

function ask(groups: typeof single | typeof sessions, fixture: string): Answer[][] {
  const source = groups.map((group) => question([group])).join(`\necho '${BETWEEN}'\n`);
  return oracle('sh', source, new URL(`./fixtures/${fixture}`, import.meta.url))
    .split(`${BETWEEN}\n`)
    .map(answers);
}

const made = (preset: typeof TREE | (typeof PRESETS)['tour']): Session => {
  const session = new Session(preset);
  session.shell.streams.isTerminal = false;
  return session;
};

const said = (session: Session, line: string): Answer => {
  const { output, status } = session.run(line);
  return { text: plain(output.map(({ text }) => text).join('')), status };
};

describe('a line in a fresh shell prints and ends as with dash and coreutils', () => {
  const known = ask(single, 'lines-answers.txt');
  it.each(LINES.map((line, i) => [line, known[i]?.[0]] as const))('%s', (line, answer) => {
    expect(said(made(TREE), line)).toEqual(answer);
  });
});

describe('the lines of a preset, one after the other', () => {
  const known = ask(sessions, 'presets-answers.txt');
  it.each(PRESET_NAMES.map((name, i) => [name, known[i] ?? []] as const))('%s', (name, expected) => {
    const session = made(PRESETS[name]);
    const mine = PRESETS[name].script.map((line) => said(session, line));
    expect(mine).toEqual(expected.slice(0, mine.length));
  });
});
