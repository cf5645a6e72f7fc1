/** Names that an author gives a thing besides its title or heading: in brackets behind it, by 又称, and in a page's address. */
import { fold } from '../lexer/lexer.ts';

/** Names behind the first few mentions of a thing in the text about it. */
const MENTIONS = 4;
/** Up to three characters may finish the name: 二分 is the title, 二分查找（binary search） the text. */
const NAMED =
  /^\p{Script=Han}{0,3}\s*(?:[（(]([^（）()]{2,80})[）)]|[，,]?\s*(?:又|也|亦|简)(?:被|可)?(?:称|叫|名)(?:为|作|做|之为)?\s*([^，。；：,;:（(\n]{2,30}))/u;
/** The name stands in the brackets behind another one: BSGS（baby-step giant-step，大步小步算法）. */
const NAMING = /([\p{Script=Latin}\d][\p{Script=Latin}\d +-]*)\s*[（(](?:[^（）()]*[，,、；;：:\s])?$/u;
/** Stands before a name in brackets. */
const SAID = /^(?:英语|英文|简称|缩写|全称|又称|也称|亦称|又名|也叫|即|或|the)\s*(?:为|作)?[：:]?\s*/iu;
/** Latin words, as names are; not formulas, versions or sentences. */
const LATIN = /^(?=.*\p{Script=Latin}{2})[\p{Script=Latin}\d][\p{Script=Latin}\d .+#/’'–-]{1,50}$/u;
const SHORT_HAN = /^\p{Script=Han}{2,8}$/u;

/** Other names of `subject` in a text. */
export function namesInText(subject: string, text: string): string[] {
  const wanted = fold(subject.trim());
  if (wanted.length < 2) return [];
  const folded = fold(text);
  const names = new Set<string>();
  let at = folded.indexOf(wanted);
  for (let count = 0; at >= 0 && count < MENTIONS; count++) {
    const from = at + wanted.length;
    for (const name of namesBehind(text.slice(from, from + 100))) names.add(name);
    for (const name of namesBefore(text.slice(Math.max(0, at - 60), at), text.charAt(from))) names.add(name);
    at = folded.indexOf(wanted, from);
  }
  return [...names];
}

function namesBehind(text: string): string[] {
  const [, bracket, called] = NAMED.exec(text) ?? [];
  if (called !== undefined) return [called.trim()].filter((name) => LATIN.test(name) || SHORT_HAN.test(name));
  return (bracket ?? '').split(/[，,、；;]/).flatMap((piece) => {
    const said = SAID.test(piece.trim());
    const name = piece.trim().replace(SAID, '').trim();
    return LATIN.test(name) || (said && SHORT_HAN.test(name)) ? [name] : [];
  });
}

/** `next`: what follows; only the end of a piece or of the brackets makes what stands there a name. */
function namesBefore(text: string, next: string): string[] {
  const [, name = ''] = NAMING.exec(text) ?? [];
  return LATIN.test(name.trim()) && /[，,、；;）)]/.test(next) ? [name.trim()] : [];
}

/** First letters of a name of three words and more, as abbreviations are made; empty for others. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{Script=Latin}/u.test(word));
  return words.length < 3 || words.length > 6 ? '' : words.map((word) => word.charAt(0)).join('');
}

/**
 * The words of an address's last part where they say the title in English, as `/foreign-key` does of 外键; empty where the
 * address repeats a word of the title.
 */
export function wordsOfAddress(path: string, title: string): string {
  const last = path.replace(/\/$/, '').split('/').at(-1) ?? '';
  if (!/^[\w.-]+$/.test(last)) return '';
  const words = last.split(/[-_.]+/).filter(Boolean);
  const said = fold(title);
  return words.some((word) => said.includes(fold(word))) ? '' : words.join(' ');
}
