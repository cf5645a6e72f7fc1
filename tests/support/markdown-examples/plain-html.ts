/** HTML as a browser takes it, without what the engine adds to every article, so that two texts can be compared. */
import { visit } from 'unist-util-visit';
import { parseHtml } from '../../../packages/engine/src/pipeline/markdown/parse-html.ts';
import { printHtml } from '../../../packages/engine/src/pipeline/markdown/print-html.ts';

const BLOCKS = new Set(
  `p h1 h2 h3 h4 h5 h6 ul ol li table thead tbody tr th td div section figure blockquote pre hr input`.split(/\s+/),
);

type Root = ReturnType<typeof parseHtml>;
type RootContent = Root['children'][number];
type Element = Extract<RootContent, { type: 'element' }>;
type Remove = (node: Element) => Element['children'] | undefined;

/** What the engine adds; each gives what stands in the element's place without. */
const ADDED: readonly Remove[] = [
  // A box in which a wide table scrolls.
  (node) => (classOf(node) === 'table' ? node.children : undefined),
  // A figure around code, and its colours.
  (node) => (classOf(node) === 'code' ? node.children.filter((child) => isNamed(child, 'pre')) : undefined),
  (node) => (/^c-[kscnft]$/.test(node.tagName) ? node.children : undefined),
  // The title of a note that has none.
  (node) => (node.tagName === 'h1' && node.properties.id === undefined && textIn(node) === 'input' ? [] : undefined),
];

/** Attributes that it adds, by element; those of the specification's own are kept. */
const ADDED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  ...{ h2: ['id'], h3: ['id'], h4: ['id'], h5: ['id'], h6: ['id'] },
  ...{ pre: ['tabIndex'], code: ['className'], a: ['className', 'target', 'rel'], input: ['ariaLabel'] },
  ...{ ul: ['className'], li: ['className'] },
};

/** The HTML, in one way of writing. */
export function plainHtml(html: string): string {
  const tree = parseHtml(html.trimEnd(), { fragment: true });
  visit(tree, 'element', (node, index, parent) => {
    for (const name of ADDED_ATTRIBUTES[node.tagName] ?? []) delete node.properties[name];
    node.properties = Object.fromEntries(Object.entries(node.properties).sort(([a], [b]) => (a < b ? -1 : 1)));
    if (!parent || index === undefined) return undefined;
    const instead = ADDED.map((remove) => remove(node)).find((one) => one !== undefined);
    if (!instead) return undefined;
    parent.children.splice(index, 1, ...instead);
    return index;
  });
  joinTexts(tree);
  dropBreaks(tree);
  return printHtml(tree);
}

function joinTexts(tree: Root): void {
  visit(tree, 'text', (node, index, parent) => {
    const next = parent?.children[(index ?? 0) + 1];
    if (next?.type !== 'text' || index === undefined) return undefined;
    node.value += next.value;
    parent?.children.splice(index + 1, 1);
    return index;
  });
}

/** Space beside a block shows nothing. */
function dropBreaks(tree: Root): void {
  visit(tree, 'text', (node, index, parent) => {
    if (!parent || index === undefined || isNamed(parent, 'pre') || isNamed(parent, 'code')) return undefined;
    const isWithin = parent.type === 'root' || isBlock(parent);
    const [before, after] = [parent.children[index - 1], parent.children[index + 1]];
    if (before ? isBlock(before) : isWithin) node.value = node.value.trimStart();
    if (after ? isBlock(after) : isWithin) node.value = node.value.trimEnd();
    if (node.value) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
}

function isBlock(node: RootContent | Root): boolean {
  return node.type === 'element' && BLOCKS.has(node.tagName);
}

function isNamed(node: RootContent | Root, tagName: string): boolean {
  return node.type === 'element' && node.tagName === tagName;
}

function classOf({ properties }: Element): string {
  return [properties.className ?? []].flat().join(' ');
}

function textIn({ children }: Element): string {
  return children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}
