/** An answer's Markdown as React elements: a subset, without HTML, images and links to other sites. */
import type { Nodes, Parents } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { Fragment, memo, type ReactNode } from 'react';
import type { Passage } from '../types.ts';
import { words } from '../words/ask.ts';
import { splitCitations } from './citations.ts';
import { placeOf } from './prompt.ts';
import { siteLink } from './site-link.ts';
import { splitBlocks } from './split-blocks.ts';

interface Props {
  text: string;
  /** What citations lead to. */
  passages: Passage[];
  baseUrl: string;
}

/** Longest block that is parsed, characters: a hostile one may take long and nest deeply. Code is exempt, since nothing nests in it. */
const BLOCK_LIMIT = 3_000;

/** Renders an answer, finished or still growing: finished blocks are not parsed again. */
export function Markdown({ text, passages, baseUrl }: Props) {
  return splitBlocks(text).map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only appended
    <Block key={index} text={block} passages={passages} baseUrl={baseUrl} />
  ));
}

const Block = memo(function Block({ text, passages, baseUrl }: Props) {
  if (text.length > BLOCK_LIMIT && !/^(?:```|~~~)/.test(text)) return <p>{text}</p>;
  return renderChildren(fromMarkdown(text), { passages, site: { origin: location.origin, baseUrl } });
});

interface Context {
  passages: Passage[];
  site: { origin: string; baseUrl: string };
}

function renderChildren(node: Parents, context: Context): ReactNode {
  // Pieces of a growing text have no other identity than their place in the tree.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return node.children.map((child, index) => <Fragment key={index}>{renderNode(child, context)}</Fragment>);
}

function renderNode(node: Nodes, context: Context): ReactNode {
  switch (node.type) {
    case 'text':
      return withCitations(node.value, context);
    case 'paragraph':
      return <p>{renderChildren(node, context)}</p>;
    case 'heading':
      return <p className="answer-heading">{renderChildren(node, context)}</p>;
    case 'strong':
      return <strong>{renderChildren(node, context)}</strong>;
    case 'emphasis':
      return <em>{renderChildren(node, context)}</em>;
    case 'blockquote':
      return <blockquote>{renderChildren(node, context)}</blockquote>;
    case 'list':
      return node.ordered ? (
        <ol start={node.start ?? 1}>{renderChildren(node, context)}</ol>
      ) : (
        <ul>{renderChildren(node, context)}</ul>
      );
    case 'listItem':
      return <li>{renderChildren(node, context)}</li>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways
        <pre tabIndex={0}>
          <code>{node.value}</code>
        </pre>
      );
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'link':
      return renderLink(node.url, renderChildren(node, context), context);
    case 'linkReference':
      return withCitations(`[${node.label ?? node.identifier}]`, context);
    // HTML is shown as text.
    case 'html':
      return node.value;
    case 'image':
    case 'imageReference':
      return node.alt ? words.picture(node.alt) : null;
    default:
      return null;
  }
}

/** A link into this site; any other is shown as its text and address, to be copied. */
function renderLink(url: string, children: ReactNode, { site }: Context): ReactNode {
  const href = siteLink(url, site);
  // A plain navigation, without prefetching: the address may be made up.
  if (href !== null) {
    return (
      <a href={href} data-native="">
        {children}
      </a>
    );
  }
  return (
    <>
      {children}
      {words.open}
      <code>{url}</code>
      {words.close}
    </>
  );
}

function withCitations(text: string, { passages }: Context): ReactNode {
  return splitCitations(text, passages.length).map((piece, index) => {
    if (typeof piece === 'string') return piece;
    const passage = passages[piece - 1] as Passage;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text may cite the same passage twice
      <sup key={index}>
        <a className="citation" href={passage.url} aria-label={words.passage(piece, placeOf(passage))}>
          {piece}
        </a>
      </sup>
    );
  });
}
