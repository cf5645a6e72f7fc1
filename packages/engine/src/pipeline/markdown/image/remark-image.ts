/** Images: files beside the note get a size and a hashed address, an image alone becomes a figure, SVG goes into the page. */
import type { Element } from 'hast';
import type { Image, Link, LinkReference, Paragraph, PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { words } from '../../../words/html-and-images.ts';
import { type NoteContext, report } from '../context.ts';
import { type ElementNode, element, elementNode, text } from '../element-node.ts';
import type { ImageMark, NoteFeature } from '../note-feature.ts';
import { foreignMedia, isForeign } from './foreign-media.ts';
import { imageElement } from './image-element.ts';
import { findMedia } from './image-file.ts';
import { inlineSvg } from './inline-svg.ts';
import { resolveReferences } from './resolve-references.ts';

type Linked = Link | LinkReference;

/** Draws one image, and says what its figure gets besides. */
interface Renderer {
  draw: (image: Image) => Element | undefined;
  marks: ReadonlyMap<Image, ImageMark>;
}

/** Rewrites every image of the tree. */
export function remarkImage(tree: Root, context: NoteContext, features: readonly NoteFeature[] = []): void {
  resolveReferences(tree);
  let count = 0;
  const draw = (image: Image): Element | undefined => imageOf(image, { count: ++count, features }, context);
  const marks = new Map(features.flatMap(({ markImages }) => [...(markImages?.(tree, context) ?? [])]));
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const figures = node.type === 'paragraph' ? figuresOf(node, { draw, marks }) : undefined;
    if (figures) {
      parent.children.splice(index, 1, ...(figures as never[]));
      return [SKIP, index + figures.length];
    }
    if (node.type === 'image') parent.children[index] = inline(node, draw) as never;
    return undefined;
  });
}

/** The figures a paragraph becomes that holds one image, a pair of one for light and one for dark, or a row with captions. */
function figuresOf(paragraph: Paragraph, renderer: Renderer): Paragraph[] | undefined {
  const held = paragraph.children.filter(
    (child) => child.type !== 'break' && !(child.type === 'text' && !child.value.trim()),
  );
  const images = held.map(imageIn);
  if (images.length === 0 || !images.every((image) => image !== undefined)) return undefined;
  const isPair = images.length === 2 && images.every((image) => schemeOf(image.url));
  const isRow = images.length > 1 && images.every((image) => image.title);
  if (!isPair && !isRow && images.length > 1) return undefined;
  const figures = images.map((image, index) => figure(image, held[index] as PhrasingContent, renderer));
  if (isPair || !isRow) return figures;
  const data = { hName: 'div', hProperties: { className: ['image-row'] } };
  return [{ type: 'paragraph', children: figures as never[], data, position: paragraph.position }];
}

/** The image itself, or the one that is all of a link. */
function imageIn(node: PhrasingContent): Image | undefined {
  if (node.type === 'image') return node;
  if (node.type !== 'link' && node.type !== 'linkReference') return undefined;
  const [only, ...rest] = node.children;
  return only?.type === 'image' && rest.length === 0 ? only : undefined;
}

/** The title stands below; it is not repeated as a tooltip. */
function figure(image: Image, holder: PhrasingContent, { draw, marks }: Renderer): Paragraph {
  const scheme = schemeOf(image.url);
  const caption = image.title;
  const shown = inline({ ...image, title: null, url: image.url.replace(/#(?:light|dark)$/, '') }, draw);
  const content = holder === image ? shown : ({ ...(holder as Linked), children: [shown] } as PhrasingContent);
  const parts = [...(caption ? [text(caption)] : []), ...source(marks.get(image))];
  const children = parts.length > 0 ? [content, elementNode(element('figcaption', {}, ...parts))] : [content];
  const className = ['image', ...(scheme ? [`only-${scheme}`] : [])];
  // A paragraph by type, so that a link inside is still found by the later steps.
  return {
    type: 'paragraph',
    children,
    data: { hName: 'figure', hProperties: { className } },
    position: image.position,
  };
}

function source(mark: ImageMark | undefined): Element[] {
  return mark
    ? [element('a', { className: ['image-source'], href: `#${encodeURIComponent(mark.id)}` }, text(mark.text))]
    : [];
}

function inline(
  image: Image,
  draw: (image: Image) => Element | undefined,
): ElementNode | { type: 'text'; value: string } {
  const made = draw(image);
  return made ? elementNode(made) : text(image.alt ?? '');
}

function schemeOf(url: string): string | undefined {
  return /#(light|dark)$/.exec(url)?.[1];
}

function imageOf(
  image: Image,
  { count, features }: { count: number; features: readonly NoteFeature[] },
  context: NoteContext,
): Element | undefined {
  const place = image.position?.start;
  const alt = image.alt?.trim() ?? '';
  if (!alt) reportAlt(image, context);
  const scheme = schemeOf(image.url);
  const url = image.url.replace(/#(?:light|dark)$/, '');
  if (isForeign(url)) return foreignImage(image, url, context);
  const file = findMedia(url, place, context);
  if (!file) return undefined;
  const isInlined = /\.svg$/i.test(file.absolute) && !file.isStatic;
  const made = isInlined
    ? inlineSvg(file.bytes, { url, alt, count, place }, context)
    : imageElement(file, { text: { url, alt, title: image.title }, place, features }, context);
  if (made && scheme) made.properties.className = [`only-${scheme}`];
  return made;
}

/** Its size is unknown until it comes. */
function foreignImage({ alt, title, position }: Image, url: string, context: NoteContext): Element | undefined {
  const src = foreignMedia(url, position?.start, context);
  const text = { alt: alt?.trim() ?? '', ...(title && { title }) };
  return src === undefined ? undefined : element('img', { src, ...text, loading: 'lazy', decoding: 'async' });
}

function reportAlt(image: Image, context: NoteContext): void {
  const message = words.noImageAlt(image.url);
  const fix = words.writeImageAlt(image.url);
  report(context, image.position?.start, { severity: 'error', rule: 'image-alt', message, fix });
}
