/** The copies of pictures as files of the site. */
import { readFile } from 'node:fs/promises';
import type { SiteFeature } from 'study-notes/emit/site-feature';
import { keep, kept } from 'study-notes/pipeline/cache/kept-file';
import type { Site } from 'study-notes/pipeline/types';
import type { PlannedCopy } from '../notes/copy-plan.ts';
import { plannedCopies } from '../notes/images-notes.ts';

/** The copies of all notes, each once. */
function copiesOf(site: Site): PlannedCopy[] {
  return [
    ...new Map(site.docs.flatMap(({ summary }) => plannedCopies(summary)).map((one) => [one.output, one])).values(),
  ];
}

async function make({ absolute, width }: PlannedCopy): Promise<Buffer> {
  // Native, and a build that makes no copy needs none of it.
  const { encode } = await import('./encode.ts');
  return encode(await readFile(absolute), width);
}

async function makeOnce(copy: PlannedCopy, cacheDir: string): Promise<Buffer> {
  const name = `images/${copy.output.slice('assets/'.length)}`;
  const known = kept(cacheDir, name);
  if (known) return known;
  const made = await make(copy);
  keep(cacheDir, name, made);
  return made;
}

export const imagesSite: SiteFeature = {
  name: 'images',
  async emit(output, { site, cacheDir }) {
    // The library has threads of its own.
    await Promise.all(
      copiesOf(site).map(async (copy) => {
        const name = `image:${copy.output}`;
        if (output.reuse(name, copy.hash)) return;
        const files = output.writer.write(copy.output, await makeOnce(copy, cacheDir));
        output.add(name, { key: copy.hash, files });
      }),
    );
  },
  develop(files, site) {
    for (const copy of copiesOf(site)) files.set(copy.output, () => make(copy));
  },
};
