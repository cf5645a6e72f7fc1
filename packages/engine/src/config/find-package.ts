/** Where Node finds an installed package. */
import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Where a package would lie → where it was found from there, so that many questions read each folder once. */
export type Places = Map<string, string | undefined>;

/** The package's real folder as Node finds it from `folder`; undefined when it is not installed. */
export function findPackage(folder: string, name: string, known: Places = new Map()): string | undefined {
  const place = join(folder, 'node_modules', name);
  if (known.has(place)) return known.get(place);
  const above = dirname(folder);
  const isHere = basename(folder) !== 'node_modules' && existsSync(join(place, 'package.json'));
  const beyond = () => (above === folder ? undefined : findPackage(above, name, known));
  const found = isHere ? realpathSync.native(place) : beyond();
  known.set(place, found);
  return found;
}
