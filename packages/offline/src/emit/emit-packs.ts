/** The packs of a build and the list of them, made of the files that have just been written. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOST_FILE, type HostFile, ownHeaders } from 'study-notes/emit/host-file';
import { hashOf } from 'study-notes/emit/manifest';
import type { Output } from 'study-notes/emit/output';
import type { FinishedOutput } from 'study-notes/emit/site-feature';
import type { Site } from 'study-notes/pipeline/types';
import { contentType } from 'study-notes/server/content-type';
import type { OfflineOptions } from '../config/offline-config.ts';
import { COMMON, LIST_FILE, NAME, PACKS, type Pack, type PackList } from '../names.ts';
import { words } from '../words/page.ts';
import { findFiles } from './find-files.ts';
import { type PlannedPack, planPacks } from './plan-packs.ts';
import { put } from './put.ts';
import { emitManifest } from './web-manifest.ts';
import { unpackedSize, writePack } from './write-pack.ts';

/** Raised when packs are written in another way. */
const FORMAT = 1;

/** Writes the packs, their list and the web manifest; a pack of which nothing has changed is taken over. */
export async function emitPacks(output: Output, input: FinishedOutput): Promise<void> {
  const { site } = input;
  const options = site.config.buildOptions[NAME] as OfflineOptions;
  if (options.withdrawn) return put(output, LIST_FILE, JSON.stringify({ withdrawn: true } satisfies PackList));
  await emitManifest(output, site, options);
  const host: HostFile = JSON.parse(read(output, HOST_FILE).toString());
  const packs: Pack[] = [];
  for (const planned of planPacks(findFiles(output, input)))
    packs.push(await emitPack(output, planned, { site, host }));
  const version = hashOf(packs.map(({ file }) => file)).slice(0, 12);
  put(output, LIST_FILE, JSON.stringify({ version, packs } satisfies PackList));
}

interface Around {
  site: Site;
  host: HostFile;
}

async function emitPack(output: Output, planned: PlannedPack, around: Around): Promise<Pack> {
  const unit = `pack ${planned.id}`;
  const key = hashOf(keyOf(output, planned), around.host.headers, around.host.overrides, FORMAT);
  if (!output.reuse(unit, key)) {
    const bytes = await pack(output, planned, around.host);
    const file = `${PACKS}${planned.id}-${hashOf(bytes).slice(0, 10)}.bin`;
    output.add(unit, { key, files: output.writer.write(file, bytes) });
  }
  const file = output.units[unit]?.files[0] ?? '';
  const bytes = read(output, file);
  return {
    id: planned.id,
    ...sectionOf(planned.id, around.site),
    file,
    bytes: bytes.length,
    size: unpackedSize(bytes),
  };
}

/** What the pack is made of: of a file with a hash in its name the name says all. */
function keyOf(output: Output, { documents, files }: PlannedPack): unknown {
  const keys = new Map(Object.values(output.units).flatMap(({ key, files: made }) => made.map((file) => [file, key])));
  return [documents.map(([path, file]) => [path, file, keys.get(file)]), files.map((file) => [file, keys.get(file)])];
}

function pack(output: Output, { documents, files }: PlannedPack, { headers, overrides }: HostFile): Promise<Buffer> {
  const toPack = (path: string, file: string, isDocument: boolean) => ({
    path,
    content: read(output, file),
    fields: { 'Content-Type': contentType(file), ...ownHeaders(file, overrides) },
    isDocument,
  });
  const all = [
    ...documents.map(([path, file, leadsOn]) => toPack(path, file, !leadsOn)),
    ...files.map((file) => toPack(`/${file}`, file, false)),
  ];
  return writePack(all, headers);
}

function sectionOf(id: string, { config, docs, moved }: Site): Pick<Pack, 'label' | 'path'> {
  const sidebar = config.sidebars.find((one) => one.id === id);
  // Where the page that says what is stored stands.
  if (id === COMMON || !sidebar) return { label: config.title, path: moved[words.path] ?? words.path };
  const path = docs.find((doc) => doc.id === sidebar.intro)?.path ?? `/${sidebar.intro}`;
  return { label: sidebar.label, path };
}

function read(output: Output, file: string): Buffer {
  return readFileSync(join(output.folder, file));
}
