/** Docusaurus' own components, and what a note imports. */
import type { RootContent } from 'mdast';
import { ENTRY_LIST } from '../../shared/entry-list.ts';
import { textProp } from '../mdx/attributes.ts';
import { admonitionBlock, codeBlock, inside, nothing, tabPanel, tabSet } from '../mdx/components.ts';
import type { Imported } from '../mdx/modules.ts';
import { partial } from '../mdx/partials.ts';
import { asHtml, type Component, type Components } from '../mdx/rewrite-jsx.ts';

const link: Component = (node, props) => {
  const href = textProp(props.to ?? props.href) ?? '';
  return [{ type: 'link', url: href, children: node.children as never, position: node.position }];
};

const image: Component = (node, props) => {
  const sources = (props.sources ?? {}) as Record<string, unknown>;
  const src = textProp(props.img ?? props.src) ?? textProp(sources.light) ?? '';
  return asHtml('img', { props: { ...props, src, img: undefined, sources: undefined }, children: [], node });
};

/** `<DocCardList />`: the entries around the note. */
const cardList: Component = (node, _, { context }) => {
  context.facts[ENTRY_LIST] = true;
  return asHtml('ul', { props: { className: 'index' }, children: [], node });
};

const OWN: Components = {
  ...{ Tabs: tabSet, TabItem: tabPanel, Admonition: admonitionBlock, CodeBlock: codeBlock },
  ...{ TOCInline: nothing, Head: nothing, DocCardList: cardList, BrowserOnly: nothing },
  ...{ Link: link, Image: image, ThemedImage: image },
  // Their children are the note's.
  ...{ Highlight: inside, MDXContent: inside },
};

const PART = /\.(?:mdx?|markdown)$/i;
const SVG = /\.svg$/i;

/** Its own, and those that the note imports: parts of text, drawings. `fileOf` says where an import lies. */
export function componentsOf(imports: ReadonlyMap<string, Imported>, fileOf: (from: string) => string): Components {
  const imported = [...imports].flatMap(([name, { from }]): [string, Component][] => {
    if (PART.test(from))
      return [[name, (node, props, using) => partial(node, { absolute: fileOf(from), name: from, props }, using)]];
    if (SVG.test(from)) return [[name, (node, props) => drawing(from, node, props)]];
    return [];
  });
  return { ...OWN, ...Object.fromEntries(imported) };
}

function drawing(from: string, node: Parameters<Component>[0], props: Parameters<Component>[1]): RootContent[] {
  const { title, width, height } = props;
  return asHtml('img', { props: { src: from, alt: textProp(title) ?? '', width, height }, children: [], node });
}
