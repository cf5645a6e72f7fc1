/** Refuses notes whose nesting would exhaust the stack of a recursive parser or printer. */
import { type NoteContext, report } from './context.ts';

/** Deeper nesting than this is never a note, and 100 levels are far from any stack's end. */
const DEEPEST = 100;
/** Unclosed brackets or emphasis marks in one paragraph that a person would never write, but that cost quadratic time. */
const MOST_MARKERS = 20_000;

/** Reports the first line that nests too deeply; false when the note must not be parsed. */
export function checkDepth(source: string, context: NoteContext): boolean {
  let line = 0;
  let markers = 0;
  for (const text of source.split('\n')) {
    line++;
    const quotes = /^[\s>]*/.exec(text)?.[0].replace(/[^>]/g, '').length ?? 0;
    const lists = /^(?:\s*(?:[-+*]|\d{1,9}[.)])(?=\s))*/.exec(text)?.[0].match(/[-+*.)]/g)?.length ?? 0;
    const indent = (/^\s*/.exec(text)?.[0].length ?? 0) / 2;
    markers = text.trim() === '' ? 0 : markers + (text.match(/[[*_~`]/g)?.length ?? 0);
    if (Math.max(quotes, lists) <= DEEPEST && !(indent > DEEPEST && lists > 0) && markers <= MOST_MARKERS) continue;
    const what = markers > MOST_MARKERS ? '一个段落里的标记太多' : `嵌套太深（超过 ${DEEPEST} 层）`;
    report(
      context,
      { line, column: 1 },
      { severity: 'error', rule: 'too-deep', message: `${what}，这一篇没有编译。`, fix: '拆成几个段落或几篇笔记。' },
    );
    return false;
  }
  return true;
}
