import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Address of a file of the built site. */
export function fileAddress(folder: string, file: string): string {
  return pathToFileURL(join(folder, file)).href;
}
