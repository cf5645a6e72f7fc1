/** Trees to start from, each with the commands its page is about. */
import { HOME, Tree } from './tree.ts';

export const PRESET_NAMES = ['tour', 'links', 'quotes', 'rights', 'text', 'streams', 'script'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

export interface Preset {
  /** Folders end with a slash, links are `name -> target`; otherwise the text of a file. */
  files: readonly (readonly [path: string, text: string])[];
  /** Paths that have another mode than usual. */
  modes?: Readonly<Record<string, number>>;
  script: readonly string[];
}

const LOG = [
  '09:00 INFO login user=li ms=12',
  '09:01 ERROR pay user=wang ms=340',
  '09:01 INFO login user=zhao ms=9',
  '09:02 WARN disk used=91',
  '09:03 ERROR pay user=li ms=512',
  '09:04 INFO logout user=li ms=3',
  '09:05 ERROR save user=chen ms=77',
  '',
].join('\n');

const SCORES = 'name,subject,score\nli,math,90\nwang,math,75\nli,english,82\nzhao,math,75\n';

const BACKUP = `#!/bin/sh
set -eu
dir=\${1:-notes}
count=0
for f in "$dir"/*.txt; do
  cp "$f" "$f.bak"
  count=$((count + 1))
done
echo "$count files"
`;

export const PRESETS: Record<PresetName, Preset> = {
  tour: {
    files: [
      ['notes/a.txt', 'alpha\nbeta\n'],
      ['notes/b.txt', 'gamma\n'],
      ['src/main.c', 'int main(void) { return 0; }\n'],
      ['todo', 'read\nwrite\n'],
    ],
    script: ['pwd', 'ls', 'cd notes', 'cat a.txt', 'cat c.txt', 'echo $?', 'cat a.txt | wc -l', 'cd .. && ls -l'],
  },
  links: {
    files: [
      ['data.txt', 'one\ntwo\n'],
      ['dir/', ''],
    ],
    script: [
      'ln data.txt hard',
      'ln -s data.txt soft',
      'ls -li',
      'echo three >> hard',
      'cat soft',
      'rm data.txt',
      'cat hard',
      'cat soft',
      'ls -l',
    ],
  },
  quotes: {
    files: [
      ['a.txt', 'A\n'],
      ['b.txt', 'B\n'],
      ['my file.txt', 'M\n'],
      ['pic.png', 'P\n'],
    ],
    script: [
      'echo *.txt',
      "echo '*.txt'",
      'f="my file.txt"',
      'cat $f',
      'cat "$f"',
      'echo $HOME "$HOME" \'$HOME\'',
      'echo a{b,c}',
      'n=$(ls | wc -l); echo "$n files"',
    ],
  },
  rights: {
    files: [
      ['run.sh', '#!/bin/sh\necho hello\n'],
      ['secret.txt', 'pin 1234\n'],
      ['box/inside.txt', 'found\n'],
      ['shared/', ''],
    ],
    modes: { 'run.sh': 0o644, 'secret.txt': 0o600 },
    script: [
      'ls -l',
      './run.sh',
      'chmod u+x run.sh',
      './run.sh',
      'chmod 000 secret.txt',
      'cat secret.txt',
      'chmod u-x box',
      'cat box/inside.txt',
      'umask 077; touch new; ls -l new',
    ],
  },
  text: {
    files: [
      ['app.log', LOG],
      ['score.csv', SCORES],
    ],
    script: [
      'grep ERROR app.log',
      'grep -c ERROR app.log',
      "cut -d' ' -f2 app.log | sort | uniq -c | sort -rn",
      "grep -o 'user=[a-z]*' app.log | sort -u",
      "sed -n '2,3p' app.log",
      "sed 's/user=\\([a-z]*\\)/<\\1>/' app.log | head -n 2",
      'tail -n +2 score.csv | sort -t, -k3 -rn | head -n 1',
      'tr a-z A-Z < score.csv | tail -n 1',
    ],
  },
  streams: {
    files: [
      ['ok.txt', 'fine\n'],
      ['logs/', ''],
    ],
    script: [
      'cat ok.txt none.txt',
      'cat ok.txt none.txt > out',
      'cat out',
      'cat ok.txt none.txt > all 2>&1',
      'cat all',
      'cat none.txt 2> err || echo failed',
      'false | true; echo $?',
      'nosuch; echo $?',
    ],
  },
  script: {
    files: [
      ['backup.sh', BACKUP],
      ['notes/a.txt', 'a\n'],
      ['notes/b.txt', 'b\n'],
      ['empty/', ''],
    ],
    modes: { 'backup.sh': 0o755 },
    script: [
      'cat backup.sh',
      './backup.sh',
      'ls notes',
      './backup.sh empty; echo $?',
      'for i in 1 2 3; do echo $((i * i)); done',
      'if [ -d notes ]; then echo yes; else echo no; fi',
      'sum() { echo $(($1 + $2)); }; sum 3 4',
      'set -- x y z; echo $# "$2"; shift; echo "$1"',
    ],
  },
};

/** Files of the system around the home folder, the same for all. */
const SYSTEM: readonly (readonly [string, string])[] = [
  ['/etc/hostname', 'sandbox\n'],
  ['/etc/passwd', 'root:x:0:0::/root:/bin/sh\nstudent:x:1000:1000::/home/student:/bin/sh\n'],
];

/** The tree of a preset, and the number of the home folder in it. */
export function plant({ files, modes = {} }: Pick<Preset, 'files' | 'modes'>): { tree: Tree; home: number } {
  const tree = new Tree();
  const root = tree.folder(1);
  // What stands around the home folder is root's; while it is made the user may write there.
  root.owner = 'student';
  for (const path of ['/etc', '/tmp', '/home', HOME]) tree.add(1, path, { kind: 'folder' });
  for (const [path, text] of SYSTEM) tree.add(1, path, { kind: 'file', text });
  for (const node of tree.nodes.values()) node.owner = 'root';
  const home = tree.find(1, HOME);
  tree.node(home).owner = 'student';
  tree.node(tree.find(1, '/tmp')).mode = 0o1777;
  for (const [path, text] of files) put(tree, home, path, text);
  for (const [path, mode] of Object.entries(modes)) tree.node(tree.find(home, path)).mode = mode;
  return { tree, home };
}

function put(tree: Tree, home: number, path: string, text: string): void {
  const parts = path.split('/');
  for (let i = 1; i < parts.length; i++) {
    const folder = parts.slice(0, i).join('/');
    const parent = tree.folder(tree.place(home, folder).folder);
    if (!parent.entries.has(parts[i - 1] ?? '')) tree.add(home, folder, { kind: 'folder' });
  }
  if (!path.endsWith('/')) tree.add(home, path, { kind: 'file', text });
}
