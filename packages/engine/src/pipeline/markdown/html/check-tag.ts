/** What is wrong with one tag of raw HTML. */
import { nearest } from '../../../shared/nearest.ts';
import { own } from '../../../shared/own.ts';
import type { Problem } from '../../../shared/problem.ts';
import { ADDRESSES, ATTRIBUTES, FIXES, RESERVED_IDS, TAGS } from './allow-list.ts';
import { dangerousScheme } from './dangerous-url.ts';
import type { Tag } from './scan-tags.ts';
import { mayHave } from './schema.ts';

export type Found = Pick<Problem, 'severity' | 'rule' | 'message' | 'fix'>;

/** Types of C++ and similar languages that appear in angle brackets: `vector<int>`. */
const CODE_WORD =
  /^(?:[a-z]|auto|bool|char|class|const|double|float|int|long|short|size_t|string|t\d?|typename|u?int\d+_t|unsigned|vector|void)$/;

/** Elements of HTML that neither list has. */
const OTHER_ELEMENTS = new Set(
  'address area aside base bdi bdo body data datalist dialog dir fieldset footer frame frameset head header hgroup html label legend main map marquee menu meter nav noframes noscript optgroup option output param progress search slot template xmp'.split(
    ' ',
  ),
);

/** Whether HTML has no such element and code has no such type: what an engine's own programs, or nobody, knows. */
export function isUnknownElement(name: string): boolean {
  return !TAGS.has(name) && !CODE_WORD.test(name) && own(FIXES, name) === undefined && !OTHER_ELEMENTS.has(name);
}

/** Why a tag is refused; undefined when the allow-list has it. `isGlued`: it follows a word, as in `vector<int>`. */
export function badTag(tag: Tag, isGlued: boolean): Found | undefined {
  if (TAGS.has(tag.name)) return undefined;
  return {
    severity: 'error',
    rule: 'html-not-allowed',
    message: `不允许的标签 <${tag.written}>。`,
    fix: tagFix(tag, isGlued),
  };
}

function tagFix({ name, written }: Tag, isGlued: boolean): string {
  const fix = own(FIXES, name);
  if (fix !== undefined) return fix;
  const inBackquotes = `是代码就放进反引号：\`…<${written}>\`。`;
  if (isGlued || CODE_WORD.test(name) || /^[A-Z]./.test(written)) return inBackquotes;
  const near = nearest(name, TAGS);
  return near ? `是不是要写 <${near}>？${inBackquotes}` : `${inBackquotes}否则去掉它，改用 Markdown 的写法。`;
}

/** Attributes that are refused, dropped or missing, each with its offset. */
export function badAttributes(tag: Tag): { problem: Found; start: number }[] {
  const found = tag.attributes.flatMap(({ name, value, start }) => {
    const problem = badAttribute(tag, name, value);
    return problem ? [{ problem, start }] : [];
  });
  return [...found, ...missingAttributes(tag).map((problem) => ({ problem, start: tag.start }))];
}

function missingAttributes(tag: Tag): Found[] {
  if (tag.name !== 'img' || tag.kind === 'end') return [];
  const has = (wanted: string) => tag.attributes.some(({ name }) => name === wanted);
  const fix = '写成 <img src="./图.png" alt="图里是什么">。';
  const found: Found[] = [];
  if (!has('src')) found.push({ severity: 'error', rule: 'dead-image', message: '<img> 没有 src。', fix });
  if (!has('alt')) found.push({ severity: 'error', rule: 'image-alt', message: '<img> 没有替代文字。', fix });
  return found;
}

function badAttribute(tag: Tag, name: string, value: string): Found | undefined {
  if (/^on/.test(name)) {
    const message = `不允许的属性 ${name}：页面不运行笔记里的脚本。`;
    return { severity: 'error', rule: 'html-not-allowed', message, fix: '去掉它；会动的内容做成交互图。' };
  }
  const scheme = ADDRESSES.has(name) ? dangerousScheme(value) : undefined;
  if (scheme) return badUrl(scheme);
  if (name === 'style') {
    const fix = '去掉它：表格的对齐写 align="center" 或 |:-:|，要强调用 <mark> 或 :::tip，其余写 class。';
    return { severity: 'warning', rule: 'html-attribute', message: 'style 属性已去掉：外观由网站统一决定。', fix };
  }
  if (name === 'id' && RESERVED_IDS.has(value)) {
    const message = `id “${value}”已由网站使用。`;
    return { severity: 'error', rule: 'reserved-id', message, fix: `换一个，例如“${value}-1”。` };
  }
  if (mayHave(tag.name, name)) return undefined;
  const near = ATTRIBUTES.has(name) ? undefined : nearest(name, ATTRIBUTES);
  const fix = near ? `是不是要写 ${near}？` : '去掉它。';
  return { severity: 'warning', rule: 'html-attribute', message: `<${tag.name}> 的属性 ${name} 已去掉。`, fix };
}

/** The problem of an address that would run or hold something. */
export function badUrl(scheme: string): Found {
  const message = `不允许 ${scheme}: 开头的地址。`;
  const fix =
    scheme === 'data' ? '把内容存成文件放在笔记旁边，写成 ./名字。' : '写一个真正的地址；会动的内容做成交互图。';
  return { severity: 'error', rule: 'html-not-allowed', message, fix };
}
