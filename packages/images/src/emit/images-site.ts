/** The copies of pictures as files of the site. */
import { readFile } from 'node:fs/promises';
import type { SiteFeature } from 'study-notes/emit/site-feature';
import { readCached, writeCached } from 'study-notes/pipeline/cache/cache-file';
import type { Site } from 'study-notes/pipeline/types';
import { AuthorError } from 'study-notes/shared/author-error';
import type { PlannedCopy } from '../notes/copy-plan.ts';
import { plannedCopies } from '../notes/images-notes.ts';
import { words } from '../words/images.ts';

/** The copies of all notes, each once. */
function copiesOf(site: Site): PlannedCopy[] {
  return [
    ...new Map(site.docs.flatMap(({ summary }) => plannedCopies(summary)).map((one) => [one.output, one])).values(),
  ];
}

/** Copies that are made at a time: each holds its pixels in memory. */
const AT_ONCE = 4;

async function make({ absolute, width }: PlannedCopy): Promise<Buffer> {
  // Native, and a build that makes no copy needs none of it.
  const { encode } = await import('./encode.ts');
  try {
    return await encode(await readFile(absolute), width);
  } catch {
    throw new AuthorError(words.notReadable(absolute));
  }
}

async function makeOnce(copy: PlannedCopy, cacheDir: string): Promise<Buffer> {
  const name = `images/${copy.output.slice('assets/'.length)}`;
  const known = readCached(cacheDir, name);
  if (known) return known;
  const made = await make(copy);
  writeCached(cacheDir, name, made);
  return made;
}

export const imagesSite: SiteFeature = {
  name: 'images',
  async emit(output, { site, cacheDir }) {
    const waiting = copiesOf(site).values();
    const work = async () => {
      for (const copy of waiting) {
        const name = `image:${copy.output}`;
        if (output.reuse(name, copy.hash)) continue;
        const files = output.writer.write(copy.output, await makeOnce(copy, cacheDir));
        output.add(name, { key: copy.hash, files });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  },
  develop(files, site) {
    for (const copy of copiesOf(site)) files.set(copy.output, () => make(copy));
  },
};
