/** Images: files beside the note get a size and a hashed address, an image alone becomes a figure, SVG goes into the page. */
import type { Element } from 'hast';
import type { Image, Link, LinkReference, Paragraph, PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { type NoteContext, report } from '../context.ts';
import { element, type ReadyNode, ready, text } from '../ready.ts';
import { imageElement } from './image-element.ts';
import { findMedia } from './image-file.ts';
import { inlineSvg } from './inline-svg.ts';
import { resolveReferences } from './resolve-references.ts';

type Linked = Link | LinkReference;

/** Rewrites every image of the tree. */
export function remarkImage(tree: Root, context: NoteContext): void {
  resolveReferences(tree);
  let count = 0;
  const render = (image: Image): Element | undefined => imageOf(image, ++count, context);
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const figures = node.type === 'paragraph' ? figuresOf(node, render) : undefined;
    if (figures) {
      parent.children.splice(index, 1, ...(figures as never[]));
      return [SKIP, index + figures.length];
    }
    if (node.type === 'image') parent.children[index] = inline(node, render) as never;
    return undefined;
  });
}

/** The figures a paragraph becomes that holds one image, or a pair of one for light and one for dark. */
function figuresOf(paragraph: Paragraph, render: (image: Image) => Element | undefined): Paragraph[] | undefined {
  const held = paragraph.children.filter(
    (child) => child.type !== 'break' && !(child.type === 'text' && !child.value.trim()),
  );
  const images = held.map(imageIn);
  const isPair = images.length === 2 && images.every((image) => image && schemeOf(image.url));
  if (!isPair && images.length !== 1) return undefined;
  if (!images.every((image) => image !== undefined)) return undefined;
  return images.map((image, index) => figure(image, held[index] as PhrasingContent, render));
}

/** The image itself, or the one that is all of a link. */
function imageIn(node: PhrasingContent): Image | undefined {
  if (node.type === 'image') return node;
  if (node.type !== 'link' && node.type !== 'linkReference') return undefined;
  const [only, ...rest] = node.children;
  return only?.type === 'image' && rest.length === 0 ? only : undefined;
}

/** The title stands below; it is not repeated as a tooltip. */
function figure(image: Image, holder: PhrasingContent, render: (image: Image) => Element | undefined): Paragraph {
  const scheme = schemeOf(image.url);
  const caption = image.title;
  const shown = inline({ ...image, title: null, url: image.url.replace(/#(?:light|dark)$/, '') }, render);
  const content = holder === image ? shown : ({ ...(holder as Linked), children: [shown] } as PhrasingContent);
  const children = caption ? [content, ready(element('figcaption', {}, text(caption)))] : [content];
  const className = ['image', ...(scheme ? [`only-${scheme}`] : [])];
  // A paragraph by type, so that a link inside is still found by the later steps.
  return {
    type: 'paragraph',
    children,
    data: { hName: 'figure', hProperties: { className } },
    position: image.position,
  };
}

function inline(
  image: Image,
  render: (image: Image) => Element | undefined,
): ReadyNode | { type: 'text'; value: string } {
  const made = render(image);
  return made ? ready(made) : text(image.alt ?? '');
}

function schemeOf(url: string): string | undefined {
  return /#(light|dark)$/.exec(url)?.[1];
}

function imageOf(image: Image, count: number, context: NoteContext): Element | undefined {
  const place = image.position?.start;
  const alt = image.alt?.trim() ?? '';
  if (!alt) reportAlt(image, context);
  const scheme = schemeOf(image.url);
  const url = image.url.replace(/#(?:light|dark)$/, '');
  const file = findMedia(url, place, context);
  if (!file) return undefined;
  const isInlined = /\.svg$/i.test(file.absolute) && !file.isStatic;
  const made = isInlined
    ? inlineSvg(file.bytes, { url, alt, count, place }, context)
    : imageElement(file, { text: { url, alt, title: image.title }, place }, context);
  if (made && scheme) made.properties.className = [`only-${scheme}`];
  return made;
}

function reportAlt(image: Image, context: NoteContext): void {
  const message = `图片“${image.url}”没有替代文字。`;
  const fix = `写出图里是什么：![图里是什么](${image.url})。`;
  report(context, image.position?.start, { severity: 'error', rule: 'image-alt', message, fix });
}
