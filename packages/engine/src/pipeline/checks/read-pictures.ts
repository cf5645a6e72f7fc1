/** The sections' pictures for the home page: the configuration's SVG files, cleaned as those of notes are. */
import { toHtml } from 'hast-util-to-html';
import type { LoadedConfig } from '../../config/load.ts';
import type { Problem } from '../../shared/problem.ts';
import { words } from '../../words/checks.ts';
import { readClean } from '../markdown/image/inline-svg.ts';
import { readReadable } from '../read/readable.ts';
import type { StaticFile } from '../types.ts';

/** Pictures by sidebar, and what is wrong with them; a file that is not there is reported with the configuration's others. */
export function readPictures(
  { config, label, locate }: Pick<LoadedConfig, 'config' | 'label' | 'locate'>,
  statics: StaticFile[],
  places: readonly string[],
): { bySidebar: Record<string, string>; problems: Problem[] } {
  const problems: Problem[] = [];
  const pictures = config.sidebars.flatMap(({ id, picture }, i): [string, string][] => {
    const found = statics.find(({ file }) => `/${file}` === picture?.normalize('NFC'));
    if (!found) return [];
    const svg = readClean(readReadable(found.absolute, places), (said, fix, isHarmful) => {
      const severity = isHarmful ? 'error' : 'warning';
      const message = `“${picture}”${words.pictureSaid(said)}`;
      problems.push({ severity, rule: 'bad-svg', message, fix, file: label, ...locate(['sidebars', i, 'picture']) });
    });
    if (!svg) return [];
    Object.assign(svg.properties, { ariaHidden: 'true' });
    return [[id, toHtml(svg)]];
  });
  return { bySidebar: Object.fromEntries(pictures), problems };
}
