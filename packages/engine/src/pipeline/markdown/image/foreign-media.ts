/** Media of other sites: shown from there, with their hosts named for the policy; a strict site forbids them. */
import { basename } from 'node:path';
import { decodePath } from '../../../shared/paths.ts';
import { words } from '../../../words/html-and-images.ts';
import { type NoteContext, type Place, report } from '../context.ts';

const FOREIGN = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
const PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|avif)[;,]/i;

/** An origin that is one word of a policy: a URL's host may hold `;` and `,`. */
const NAMEABLE = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d+)?$/;

/** Whether an address leads out of this site. */
export function isForeign(url: string): boolean {
  return FOREIGN.test(url);
}

/** Reports media that are not this site's; the address by which browsers get them, undefined when they cannot or must not. */
export function foreignMedia(url: string, place: Place | undefined, context: NoteContext): string | undefined {
  const isInline = /^data:/i.test(url);
  const shown = url.length > 60 ? `${url.slice(0, 60)}…` : url;
  const message = isInline ? words.dataAddress(shown) : words.foreignFile(shown);
  const fix = isInline ? words.saveBeside : words.downloadBeside(nameIn(url));
  report(context, place, { severity: 'error', rule: 'foreign-image', message, fix });
  return isInline ? inlinePicture(url) : fromHost(url, context);
}

function inlinePicture(url: string): string | undefined {
  return PICTURE.test(url) ? url : undefined;
}

/** Only what browsers fetch: `file:` and the like have no host that a policy could name. */
function fromHost(url: string, { mediaHosts }: NoteContext): string | undefined {
  const address = url.startsWith('//') ? `https:${url}` : url;
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined;
  const { origin, href } = new URL(address);
  if (!NAMEABLE.test(origin)) return undefined;
  if (!mediaHosts.includes(origin)) mediaHosts.push(origin);
  return href;
}

function nameIn(url: string): string {
  const name = decodePath(basename(url.replace(/[?#].*$/s, '')));
  return name && /\.\w{1,5}$/.test(name) && /^[a-z]+:\/\/[^/]+\//i.test(url) ? name : words.fileName;
}
