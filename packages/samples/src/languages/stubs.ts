/**
 * Stub headers of a game engine: `content/.stubs/<folder of the note without number prefixes>`, or of its nearest parent.
 * They check syntax and spelling, not the engine.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitNumberPrefix } from 'study-notes/pipeline/read/number-prefix';
import { type Sample, textOf } from '../sample.ts';
import { shortHash } from '../sample-key.ts';

/** The folder with the stub headers for a note; undefined when there is none. */
export function findStubs(stubsDir: string, note: string): string | undefined {
  const folders = note
    .split('/')
    .slice(0, -1)
    .map((name) => splitNumberPrefix(name).name);
  for (let depth = folders.length; depth > 0; depth--) {
    const folder = join(stubsDir, ...folders.slice(0, depth));
    if (existsSync(folder)) return folder;
  }
  return undefined;
}

/** Hash of all headers; a changed header means a new check. */
export function hashHeaders(folder: string | undefined): string {
  if (folder === undefined) return '';
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
  return shortHash(files.map((file) => [file.slice(folder.length), readFileSync(file, 'utf8')]));
}

/**
 * Creates empty headers that a build step would write (`X.generated.h`) or that another page shows (no folder in the
 * name). An engine's own header has a folder and must be among the stubs.
 */
export function ownHeaders(sample: Sample, stubs: string | undefined): string[] {
  const written = new Set(sample.files.map(({ name }) => name));
  const included = sample.files.flatMap((file) =>
    [...textOf(file).matchAll(/^\s*#\s*include\s+"([\w./-]+)"/gm)].map((match) => match[1] ?? ''),
  );
  const isStub = (name: string) => stubs !== undefined && existsSync(join(stubs, name));
  const isOwn = (name: string) => name.endsWith('.generated.h') || !name.includes('/');
  return included.filter((name) => isOwn(name) && !written.has(name) && !isStub(name));
}
