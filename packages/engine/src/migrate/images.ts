/** Images of other sites that notes show: found, downloaded, and named where they then lie. */
import { createHash } from 'node:crypto';
import { basename, dirname, posix } from 'node:path';
import { words } from '../words/migrating.ts';

/** Folder below the notes that they are put into. */
const FOLDER = 'images';
/** What one may weigh. */
const MOST_BYTES = 20_000_000;
const SECONDS = 20;

const IMAGE = /(!\[[^\]]*\]\(\s*<?|<img\b[^>]*?\bsrc\s*=\s*["'])(https?:\/\/[^\s"'<>)]+)/gi;
const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/gif': '.gif',
  'image/webp': '.webp',
  'image/avif': '.avif',
  'image/svg+xml': '.svg',
};

export interface Downloaded {
  /** Address → file below the notes' folder. */
  files: Map<string, { file: string; bytes: Buffer }>;
  /** Address → why it could not be had. */
  failed: Map<string, string>;
}

/** Addresses of the images that a note shows from elsewhere. */
export function foreignImages(source: string): string[] {
  return [...new Set([...source.matchAll(IMAGE)].map(([, , address = '']) => address))];
}

/** Downloads each once, a few at a time. */
export async function download(addresses: readonly string[]): Promise<Downloaded> {
  const files: Downloaded['files'] = new Map();
  const failed: Downloaded['failed'] = new Map();
  const waiting = [...new Set(addresses)];
  const work = async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      try {
        files.set(address, await fetchImage(address));
      } catch (error) {
        failed.set(address, error instanceof Error ? error.message : String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return { files, failed };
}

/** The note with the files in place of the addresses. `note` is relative to the notes' folder. */
export function withOwnImages(source: string, note: string, { files }: Downloaded): string {
  return source.replace(IMAGE, (whole, start: string, address: string) => {
    const found = files.get(address);
    if (!found) return whole;
    const way = posix.relative(dirname(note), found.file);
    return start + (way.startsWith('.') ? way : `./${way}`);
  });
}

async function fetchImage(address: string): Promise<{ file: string; bytes: Buffer }> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(SECONDS * 1000) });
  if (!answer.ok) throw new Error(words.answered(answer.status));
  const type = answer.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const ending = ENDINGS[type];
  if (!ending) throw new Error(words.notAnImage(type || words.noType));
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.length > MOST_BYTES) throw new Error(words.overSize(MOST_BYTES / 1e6));
  return { file: `${FOLDER}/${nameOf(address)}${ending}`, bytes };
}

/** Its own name, and a few digits by which two of the same name differ. */
function nameOf(address: string): string {
  const own = basename(new URL(address).pathname)
    .replace(/\.\w+$/, '')
    .replace(/[^\w-]+/g, '-')
    .slice(0, 40);
  return `${own || 'image'}-${createHash('sha256').update(address).digest('hex').slice(0, 8)}`;
}
