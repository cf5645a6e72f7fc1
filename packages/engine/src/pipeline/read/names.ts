/** Names that are not valid addresses or files on all systems; each is refused with a valid proposal. */

/** First segments reserved by the engine; special pages reserve others. */
const RESERVED_FIRST = ['data', 'assets', '404'];
const RESERVED_ENDINGS = ['.html', '.json', '.md', '.br', '.gz'];
const WINDOWS = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:\..*)?$/i;
const FORBIDDEN = /[#?%\\:*"<>|]/g;
/** The longest ending a segment gets in the output. */
const LONGEST_EXTENSION = '.html.br';
const SEGMENT_BYTES = 255;

/** Replacements of forbidden characters in a proposed name: the full-width form looks the same. */
const FULL_WIDTH: Record<string, string> = {
  '#': 'Sharp',
  '?': '？',
  '%': '％',
  '\\': '-',
  ':': '：',
  '*': '＊',
  '"': '”',
  '<': '＜',
  '>': '＞',
  '|': '｜',
};

export interface BadName {
  reason: string;
  proposal: string;
}

/** Why one segment of a file or a path is refused; undefined when it is fine. */
export function badSegment(segment: string): BadName | undefined {
  const characters = [...new Set(segment.match(FORBIDDEN) ?? [])];
  if (characters.length > 0) {
    const proposal = segment.replace(FORBIDDEN, (character) => FULL_WIDTH[character] ?? '-');
    return { reason: `含有不允许的字符 ${characters.join(' ')}`, proposal };
  }
  if (hasControl(segment)) return { reason: '含有控制字符', proposal: withoutControl(segment) };
  if (/[. ]$/.test(segment)) return { reason: '以点或空格结尾', proposal: segment.replace(/[. ]+$/, '') || '未命名' };
  if (WINDOWS.test(segment)) return { reason: '是 Windows 的保留名', proposal: `${segment.replace(/\..*$/, '')}-note` };
  const ending = RESERVED_ENDINGS.find((end) => segment.toLowerCase().endsWith(end));
  if (ending) return { reason: `的结尾 ${ending} 已保留`, proposal: segment.slice(0, -ending.length) || '未命名' };
  return tooLong(segment);
}

/** Why a whole path is refused: its first segment is taken by the engine or by pages that are no notes (`taken`), or its last is. */
export function badPath(path: string, taken: readonly string[] = []): BadName | undefined {
  const first = path.split('/')[1] ?? '';
  if ([...RESERVED_FIRST, ...taken].some((name) => name.toLowerCase() === first.toLowerCase())) {
    return { reason: `的第一段“${first}”已保留`, proposal: path.replace(first, `${first}-notes`) };
  }
  if (/\/index$/i.test(path)) return { reason: '的末段“index”已保留', proposal: path.replace(/index$/i, '') };
  return undefined;
}

function tooLong(segment: string): BadName | undefined {
  const budget = SEGMENT_BYTES - LONGEST_EXTENSION.length;
  const bytes = Buffer.byteLength(segment);
  if (bytes <= budget) return undefined;
  const characters = [...segment];
  while (Buffer.byteLength(characters.join('')) > budget) characters.pop();
  return {
    reason: `有 ${bytes} 字节(UTF-8)，最多 ${budget} 字节`,
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
