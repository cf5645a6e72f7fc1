/** Starlight's own components, and what a note imports. */
import type { PhrasingContent, RootContent } from 'mdast';
import { textProp } from '../mdx/attributes.ts';
import { blocks } from '../mdx/blocks.ts';
import { admonitionBlock, codeBlock, inside, nothing, tabPanel, tabSet } from '../mdx/components.ts';
import type { Imported } from '../mdx/modules.ts';
import { partial } from '../mdx/partials.ts';
import { asHtml, type Component, type Components } from '../mdx/rewrite-jsx.ts';

/** `<Card title="标题">`: its title stands above what it holds. */
const card: Component = (node, props) => {
  const title = textProp(props.title);
  return [...(title ? [strong(title)] : []), ...blocks(node)];
};

/** `<LinkCard title="标题" href="/a/" description="一句话" />` */
const linkCard: Component = (node, props) => {
  const link = linkTo(textProp(props.href) ?? '', [{ type: 'text', value: textProp(props.title) ?? '' }]);
  const description = textProp(props.description);
  const rest: PhrasingContent[] = description ? [{ type: 'break' }, { type: 'text', value: description }] : [];
  return [{ type: 'paragraph', children: [link, ...rest], position: node.position }];
};

const linkButton: Component = (node, props) => {
  const link = linkTo(textProp(props.href) ?? '', node.children as PhrasingContent[]);
  return node.type === 'mdxJsxFlowElement'
    ? [{ type: 'paragraph', children: [link], position: node.position }]
    : [link];
};

const badge: Component = (node, props) =>
  asHtml('span', {
    props: { className: 'badge' },
    children: [{ type: 'text', value: textProp(props.text) ?? '' }],
    node,
  });

const OWN: Components = {
  ...{ Tabs: tabSet, TabItem: tabPanel, Aside: admonitionBlock, Code: codeBlock },
  ...{ Card: card, CardGrid: inside, LinkCard: linkCard, LinkButton: linkButton, Badge: badge },
  ...{ Steps: inside, FileTree: inside, Icon: nothing, Fragment: inside },
};

const PART = /\.(?:mdx?|markdown)$/i;

/** Its own, and parts of text that the note imports. `fileOf` says where an import lies. */
export function componentsOf(imports: ReadonlyMap<string, Imported>, fileOf: (from: string) => string): Components {
  const imported = [...imports].flatMap(([name, { from }]): [string, Component][] =>
    PART.test(from)
      ? [[name, (node, props, using) => partial(node, { absolute: fileOf(from), name: from, props }, using)]]
      : [],
  );
  return { ...OWN, ...Object.fromEntries(imported) };
}

function strong(value: string): RootContent {
  return { type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value }] }] };
}

function linkTo(url: string, children: PhrasingContent[]): PhrasingContent {
  return { type: 'link', url, children };
}
