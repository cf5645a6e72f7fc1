/** What is wrong with one tag of raw HTML. */
import { nearest } from '../../../shared/nearest.ts';
import { own } from '../../../shared/own.ts';
import type { Problem } from '../../../shared/problem.ts';
import { words } from '../../../words/html-and-images.ts';
import { ADDRESSES, ATTRIBUTES, RESERVED_IDS, TAGS } from './allow-list.ts';
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
  return (
    !TAGS.has(name) && !CODE_WORD.test(name) && own(words.tagFixes, name) === undefined && !OTHER_ELEMENTS.has(name)
  );
}

/** Why a tag is refused; undefined when the allow-list has it. `isGlued`: it follows a word, as in `vector<int>`. */
export function badTag(tag: Tag, isGlued: boolean): Found | undefined {
  if (TAGS.has(tag.name)) return undefined;
  return {
    severity: 'error',
    rule: 'html-not-allowed',
    message: words.tagNotAllowed(tag.written),
    fix: tagFix(tag, isGlued),
  };
}

function tagFix({ name, written }: Tag, isGlued: boolean): string {
  const fix = own(words.tagFixes, name);
  if (fix !== undefined) return fix;
  const inBackquotes = words.inBackquotes(written);
  if (isGlued || CODE_WORD.test(name) || /^[A-Z]./.test(written)) return inBackquotes;
  const near = nearest(name, TAGS);
  return near ? words.didYouMeanTag(near, inBackquotes) : words.otherwiseRemove(inBackquotes);
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
  const fix = words.writeImg;
  const found: Found[] = [];
  if (!has('src')) found.push({ severity: 'error', rule: 'dead-image', message: words.imgSrc, fix });
  if (!has('alt')) found.push({ severity: 'error', rule: 'image-alt', message: words.imgAlt, fix });
  return found;
}

function badAttribute(tag: Tag, name: string, value: string): Found | undefined {
  if (/^on/.test(name)) {
    const message = words.handler(name);
    return { severity: 'error', rule: 'html-not-allowed', message, fix: words.removeHandler };
  }
  const scheme = ADDRESSES.has(name) ? dangerousScheme(value) : undefined;
  if (scheme) return badUrl(scheme);
  if (name === 'style') {
    const fix = words.removeStyle;
    return { severity: 'warning', rule: 'html-attribute', message: words.styleRemoved, fix };
  }
  if (name === 'id' && RESERVED_IDS.has(value)) {
    const message = words.idTaken(value);
    return { severity: 'error', rule: 'reserved-id', message, fix: words.otherHtmlId(value) };
  }
  if (mayHave(tag.name, name)) return undefined;
  const near = ATTRIBUTES.has(name) ? undefined : nearest(name, ATTRIBUTES);
  const fix = near ? words.didYouMeanAttribute(near) : words.removeIt;
  return { severity: 'warning', rule: 'html-attribute', message: words.attributeRemoved(tag.name, name), fix };
}

/** The problem of an address that would run or hold something. */
export function badUrl(scheme: string): Found {
  const message = words.schemeNotAllowed(scheme);
  const fix = scheme === 'data' ? words.dataAsFile : words.realAddress;
  return { severity: 'error', rule: 'html-not-allowed', message, fix };
}
