/** `build --host`: the site as one host wants it. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Compression } from '../emit/compress.ts';
import { type Exported, exportSite } from '../hosts/export-site.ts';
import type { Host } from '../hosts/host.ts';
import { HOSTS } from '../hosts/table.ts';
import { nearest } from '../shared/nearest.ts';
import { own } from '../shared/own.ts';
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
  process.stderr.write(`${name}：${files.length} 个文件 → ${outDir}\n`);
  for (const name of kept) process.stderr.write(`  注意：static/ 里有自己的 ${name}，照它的，没有写我们的。\n`);
  for (const line of overLimit(exported, outDir, host)) process.stderr.write(`  注意：${line}\n`);
  return isGood;
}

function compressionFor({ twins }: Host, { release }: OptionValues): Compression {
  if (twins.length === 0) return 'none';
  return release === undefined ? 'fast' : 'best';
}

function unknownHost(name: string): UsageError {
  const names = Object.keys(HOSTS);
  const near = nearest(name, names);
  return new UsageError(`不认识主机 ${name}。${near ? `是不是 ${near}？` : ''}有的是：${names.join('、')}。`);
}

/** What the host would refuse. */
function overLimit({ files, redirects }: Exported, outDir: string, { limits = {} }: Host): string[] {
  const { files: most, file: largest, redirects: mostMoved = redirects } = limits;
  const tooLarge = largest ? files.filter((file) => statSync(join(outDir, file)).size > largest) : [];
  return [
    ...(most && files.length > most ? [`免费方案最多 ${most} 个文件。`] : []),
    ...(redirects > mostMoved ? [`这个主机只看前 ${mostMoved} 个旧地址，有 ${redirects} 个。`] : []),
    ...tooLarge.map((file) => `${file} 比这个主机收的最大文件还大。`),
  ];
}
