/** How a browser treats a file: by its name, and never contrary to its content. */
import { extname } from 'node:path';

const words = (text: string): Set<string> => new Set(text.trim().split(/\s+/));

const PICTURES = 'png apng jpg jpeg gif webp avif ico bmp';
const SOUND_AND_FILM = 'mp4 m4v webm ogv mov mp3 m4a aac ogg oga opus wav flac vtt';

/** Hosts serve these with types that are shown or saved, never run. */
const INERT = words(`${PICTURES} ${SOUND_AND_FILM} pdf zip 7z rar gz tgz xz bz2 tar txt csv tsv json`);
const MEDIA = words(`svg ${PICTURES} ${SOUND_AND_FILM}`);
/** Browsers run these, take them for a document, or for a style sheet; some hosts run the rest themselves. */
const ACTIVE = words(`
  html htm xhtml xht xhtm shtml shtm stm mhtml mht hta htc svg svgz xml xsl xslt rdf rss atom
  js mjs cjs es css wasm swf jar php phtml php3 php4 php5 phar asp aspx jsp cgi`);

/** May be published under its own name, whoever wrote it. */
export function isInert(name: string, bytes: Uint8Array): boolean {
  return INERT.has(extensionOf(name)) && !isMarkup(bytes);
}

/** A picture, sound or film, or captions; an SVG only under its own name. */
export function isMedia(name: string, bytes: Uint8Array): boolean {
  const extension = extensionOf(name);
  return MEDIA.has(extension) && (extension === 'svg' || !isMarkup(bytes));
}

/** A browser or a host might run it. */
export function isActive(name: string, bytes: Uint8Array): boolean {
  return ACTIVE.has(extensionOf(name)) || isMarkup(bytes);
}

/** Lower case, without the dot. */
export function extensionOf(name: string): string {
  return extname(name).slice(1).toLowerCase();
}

/** Byte order marks, zero bytes (UTF-16) and blanks before the first character. */
const SKIPPED = new Set([0xef, 0xbb, 0xbf, 0xfe, 0xff, 0x00, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20]);

/** Begins as HTML, XML or SVG does: what browsers look at when a host gives no type or a wrong one. */
function isMarkup(bytes: Uint8Array): boolean {
  let at = 0;
  while (at < bytes.length && SKIPPED.has(bytes[at] as number)) at++;
  const next = bytes[at + 1] === 0 ? bytes[at + 2] : bytes[at + 1];
  return bytes[at] === 0x3c && next !== undefined && /[a-z!?/]/i.test(String.fromCharCode(next));
}
