/** What readers see of an element as text: without controls, anchors and what scripts need. */
import type { Element, ElementContent, Root } from 'hast';

type Parent = Root | Element;

/** Elements that stand within a line; all others part words. */
const INLINE = new Set(
  'a abbr b bdi cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);
const UNSEEN = new Set('script style template noscript select input svg title head nav video audio'.split(' '));
/** Anchors of headings, buttons, labels that engines add to code, and what is read aloud alone. */
const ADDED =
  /^(?:hash-link|headerlink|header-anchor|sl-anchor-link|copy|lang|code-lang|code-check|line-numbers(?:-wrapper)?|linenos|linenodiv|sr-only|visually-hidden|table-of-contents|toc|footnote-backref|data-footnote-backref|md-content__button|md-source-file|theme-doc-breadcrumbs|theme-doc-version-badge|image-source|code-download|twemoji|tocMobile_\w+|buttonGroup\w+|fold)$/;
const TITLES =
  /^(?:admonition-title|admonitionHeading_\w+|custom-block-title|starlight-aside__title|hint-container-title)$/;
/** Titles that nobody wrote. */
const DEFAULT_TITLES = new Set(
  'note tip info warning danger caution important details success secondary abstract example question failure bug quote hint error attention 提示 注意 警告 危险 信息 说明 笔记 重要 小心 详细信息 成功 失败 例子 摘要 问题 引用 备注 相关信息 当心 谨慎'.split(
    ' ',
  ),
);

/** The text below `parent`; blocks are parted by spaces. `leaves` are elements that say nothing. */
export function shownText(parent: Parent, leaves?: (element: Element) => boolean): string {
  return (parent.children as ElementContent[])
    .map((child) => {
      if (child.type === 'text') return child.value;
      if (child.type !== 'element' || isUnseen(child) || leaves?.(child)) return '';
      return textOf(child, leaves);
    })
    .join('');
}

function textOf(element: Element, leaves?: (element: Element) => boolean): string {
  const { tagName } = element;
  if (tagName === 'br') return ' ';
  // Ours is a link with its address.
  if (tagName === 'iframe') return ` ${element.properties.src ?? ''} `;
  if (tagName === 'math') return ` ${formulaOf(element)} `;
  if (isFormulaScript(element)) return ` ${rawText(element)} `;
  const text = shownText(element, leaves);
  if (classesOf(element).includes('arithmatex')) return ` ${text.replace(/^\s*\\[([]|\\[)\]]\s*$/g, '')} `;
  if (isTitle(element) && DEFAULT_TITLES.has(text.trim().toLowerCase())) return ' ';
  // Coloured code has elements of its own.
  return INLINE.has(tagName) || tagName.startsWith('c-') ? text : ` ${text} `;
}

function isTitle(element: Element): boolean {
  return classesOf(element).some((name) => TITLES.test(name)) || element.tagName === 'summary';
}

/** Whether readers do not see it, or no author wrote it. */
export function isUnseen(element: Element): boolean {
  const { tagName, properties } = element;
  if (UNSEEN.has(tagName)) return !isFormulaScript(element);
  if (tagName === 'button') return properties.role !== 'tab';
  if (properties.ariaHidden === 'true' || properties.id === 'footnote-label') return true;
  return classesOf(element).some((name) => ADDED.test(name) || (name === 'anchor' && tagName === 'a'));
}

/** A formula that MathJax sets where the script stands. */
function isFormulaScript({ tagName, properties }: Element): boolean {
  return tagName === 'script' && /^math\/tex\b/.test(String(properties.type));
}

/** The names in its `class`. */
export function classesOf({ properties }: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

/** What was written for a formula. */
function formulaOf(math: Element): string {
  const annotation = find(math, ({ tagName }) => tagName === 'annotation');
  return annotation ? rawText(annotation) : rawText(math);
}

/** The first element below that is wanted. */
export function find(parent: Parent, isWanted: (element: Element) => boolean): Element | undefined {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const found = isWanted(child) ? child : find(child, isWanted);
    if (found) return found;
  }
  return undefined;
}

function rawText(element: Element): string {
  return element.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? rawText(child) : ''))
    .join('');
}
