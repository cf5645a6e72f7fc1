/** `build --host`: the site as one host wants it. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Compression } from '../emit/compress.ts';
import { type Exported, exportSite } from '../hosts/export-site.ts';
import type { Host } from '../hosts/host.ts';
import { HOSTS } from '../hosts/table.ts';
import { nearest } from '../shared/nearest.ts';
import { own } from '../shared/own.ts';
import { words } from '../words/building.ts';
import { listed } from '../words/phrases.ts';
import { refuseOthers, runBuild } from './build-command.ts';
import { type OptionValues, UsageError } from './options.ts';
import type { Project } from './project.ts';

/** Builds into the cache, then writes the output from it; false when there are errors, and the output stays. */
export async function runBuildForHost(project: Project, options: OptionValues, name: string): Promise<boolean> {
  const host = own(HOSTS, name);
  if (!host) throw unknownHost(name);
  const { outDir, cacheDir } = project;
  refuseOthers(outDir);
  const built = join(cacheDir, 'for-hosts');
  const wanted = { ...options, ...(host.hasNoRanges && { 'no-ranges': '' }) };
  const isGood = await runBuild({ ...project, outDir: built }, wanted, compressionFor(host, options));
  if (!isGood && options['keep-going'] === undefined) return false;
  const exported = exportSite(built, outDir, host);
  const { files, kept } = exported;
  process.stderr.write(words.hostFiles(name, files.length, outDir));
  for (const name of kept) process.stderr.write(words.ownHostFile(name));
  for (const line of overLimit(exported, outDir, host)) process.stderr.write(words.note(line));
  return isGood;
}

function compressionFor({ twins }: Host, { release }: OptionValues): Compression {
  if (twins.length === 0) return 'none';
  return release === undefined ? 'fast' : 'best';
}

function unknownHost(name: string): UsageError {
  const names = Object.keys(HOSTS);
  const near = nearest(name, names);
  return new UsageError(words.unknownHost(name, near ? words.didYouMeanHost(near) : '', listed(names)));
}

/** What the host would refuse. */
function overLimit({ files, redirects }: Exported, outDir: string, { limits = {} }: Host): string[] {
  const { files: most, file: largest, redirects: mostMoved = redirects } = limits;
  const tooLarge = largest ? files.filter((file) => statSync(join(outDir, file)).size > largest) : [];
  return [
    ...(most && files.length > most ? [words.mostFiles(most)] : []),
    ...(redirects > mostMoved ? [words.mostMoved(mostMoved, redirects)] : []),
    ...tooLarge.map((file) => words.tooLargeFile(file)),
  ];
}
