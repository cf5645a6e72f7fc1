/** Paths as one types them. */
import { HOME } from './tree.ts';

/** A path below the home folder, from the present folder where that is shorter. */
export function shortestPath(path: string, folder: string): string {
  const inside = folder === HOME ? '' : folder.startsWith(`${HOME}/`) ? `${folder.slice(HOME.length + 1)}/` : undefined;
  if (inside === undefined) return `~/${path}`;
  if (`${path}/` === inside) return '.';
  return path.startsWith(inside) ? path.slice(inside.length) : `~/${path}`;
}

/** A path that stays one word; what stands after `~/` is quoted alone, so that the shell still sees the sign. */
export function asWord(path: string): string {
  if (/^[\w./~-]+$/.test(path)) return path;
  const [, sign = '', rest = ''] = /^(~\/)?(.*)$/s.exec(path) ?? [];
  return `${sign}'${rest.replaceAll("'", "'\\''")}'`;
}
