/** The script that asks dash and coreutils what command lines do, for the test: its answers are kept in `fixtures/`. */
import type { Preset } from './presets.ts';

/** Between the answers of two lines. */
export const MARK = '@@exit ';

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** A script that runs each group of lines in a fresh copy of its tree, as an ordinary user, in one shell a group. */
export function question(
  groups: readonly { preset: Pick<Preset, 'files' | 'modes'>; lines: readonly string[] }[],
): string {
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
