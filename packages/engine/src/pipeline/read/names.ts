/** Names that cannot be addresses or files everywhere; each is refused with a name that can. */

/** First segments that are the engine's own; pages that are no notes take others. */
const RESERVED_FIRST = ['data', 'assets', '404'];
const RESERVED_ENDINGS = ['.html', '.json', '.md', '.br', '.gz'];
const WINDOWS = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:\..*)?$/i;
const FORBIDDEN = /[#?%\\:*"<>|]/g;
/** The longest ending a segment gets in the output. */
const LONGEST_ENDING = '.html.br';
const SEGMENT_BYTES = 255;

/** What stands for a forbidden sign in a proposed name: the full-width twin reads the same. */
const TWINS: Record<string, string> = {
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
  const signs = [...new Set(segment.match(FORBIDDEN) ?? [])];
  if (signs.length > 0) {
    const proposal = segment.replace(FORBIDDEN, (sign) => TWINS[sign] ?? '-');
    return { reason: `含有不允许的字符 ${signs.join(' ')}`, proposal };
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
  if (path === '/') return { reason: '是首页的地址', proposal: '/intro' };
  const first = path.split('/')[1] ?? '';
  if ([...RESERVED_FIRST, ...taken].includes(first.toLowerCase())) {
    return { reason: `的第一段“${first}”已保留`, proposal: path.replace(first, `${first}-notes`) };
  }
  if (/\/index$/i.test(path)) return { reason: '的末段“index”已保留', proposal: path.replace(/index$/i, '') };
  return undefined;
}

function tooLong(segment: string): BadName | undefined {
  const room = SEGMENT_BYTES - LONGEST_ENDING.length;
  const bytes = Buffer.byteLength(segment);
  if (bytes <= room) return undefined;
  const signs = [...segment];
  while (Buffer.byteLength(signs.join('')) > room) signs.pop();
  return { reason: `有 ${bytes} 字节(UTF-8)，最多 ${room} 字节`, proposal: signs.join('').replace(/[. ]+$/, '') };
}

function hasControl(text: string): boolean {
  return withoutControl(text) !== text;
}

function withoutControl(text: string): string {
  return [...text].filter((sign) => sign >= ' ' && !(sign >= '\u007F' && sign <= '\u009F')).join('');
}
