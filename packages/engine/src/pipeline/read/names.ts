/** Names that are not valid addresses or files on all systems; each is refused with a valid proposal. */
import { own } from '../../shared/own.ts';
import { words } from '../../words/notes-source.ts';

/** First segments reserved by the engine. */
const RESERVED_FIRST = ['data', 'assets', '404'];
const RESERVED_ENDINGS = ['.html', '.json', '.md', '.br', '.gz'];
const WINDOWS = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:\..*)?$/i;
const FORBIDDEN = /[#?%\\:*"<>|]/g;
/** The longest ending a segment gets in the output. */
const LONGEST_EXTENSION = '.html.br';
const SEGMENT_BYTES = 255;

export interface BadName {
  reason: string;
  proposal: string;
}

/** Why one segment of a file or a path is refused; undefined when it is fine. */
export function badSegment(segment: string): BadName | undefined {
  const characters = [...new Set(segment.match(FORBIDDEN) ?? [])];
  if (characters.length > 0) {
    const proposal = segment.replace(FORBIDDEN, (character) => own(words.standIns, character) ?? '-');
    return { reason: words.badCharacters(characters.join(' ')), proposal };
  }
  if (hasControl(segment)) return { reason: words.control, proposal: withoutControl(segment) };
  if (/[. ]$/.test(segment)) return { reason: words.badEnd, proposal: segment.replace(/[. ]+$/, '') || words.unnamed };
  if (WINDOWS.test(segment)) return { reason: words.windows, proposal: `${segment.replace(/\..*$/, '')}-note` };
  const ending = RESERVED_ENDINGS.find((end) => segment.toLowerCase().endsWith(end));
  if (ending) return { reason: words.reservedEnd(ending), proposal: segment.slice(0, -ending.length) || words.unnamed };
  return tooLong(segment);
}

/** Why a whole path is refused: its first segment is taken by the engine, or its last is. */
export function badPath(path: string): BadName | undefined {
  const taken = takenByEngine(path);
  if (taken) return taken;
  if (/\/index$/i.test(path)) return { reason: words.reservedIndex, proposal: path.replace(/index$/i, '') };
  return undefined;
}

/** Why a path cannot be a page's: the engine's own files are there. */
export function takenByEngine(path: string): BadName | undefined {
  const first = path.split('/')[1] ?? '';
  if (RESERVED_FIRST.includes(first.toLowerCase())) {
    return { reason: words.reservedFirst(first), proposal: path.replace(first, `${first}-notes`) };
  }
  return undefined;
}

function tooLong(segment: string): BadName | undefined {
  const budget = SEGMENT_BYTES - LONGEST_EXTENSION.length;
  const bytes = Buffer.byteLength(segment);
  if (bytes <= budget) return undefined;
  const characters = [...segment];
  while (Buffer.byteLength(characters.join('')) > budget) characters.pop();
  return {
    reason: words.tooLong(bytes, budget),
    proposal: characters.join('').replace(/[. ]+$/, ''),
  };
}

function hasControl(text: string): boolean {
  return withoutControl(text) !== text;
}

function withoutControl(text: string): string {
  return [...text]
    .filter((character) => character >= ' ' && !(character >= '\u007F' && character <= '\u009F'))
    .join('');
}
