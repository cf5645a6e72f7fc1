/** The `<img>` of a file, with the size that keeps the page from jumping. */
import type { Element, Properties } from 'hast';
import { imageSize } from 'image-size';
import { toHref } from '../../../shared/paths.ts';
import { words } from '../../../words/html-and-images.ts';
import { type NoteContext, type Place, report } from '../context.ts';
import { element } from '../element-node.ts';
import type { ImageCopy, NoteFeature } from '../note-feature.ts';
import type { MediaFile } from './image-file.ts';

export interface ImageText {
  /** As the note writes it. */
  url: string;
  alt: string;
  title?: string | null | undefined;
}

interface ImageUse {
  text: ImageText;
  place: Place | undefined;
  features: readonly NoteFeature[];
}

/** Makes the image; a file that is no image is reported and shown without a size. */
export function imageElement(
  file: MediaFile,
  { text, place, features }: ImageUse,
  context: NoteContext,
): Element | undefined {
  const { alt, title } = text;
  const size = sizeOf(file, { url: text.url, place }, context);
  const src = file.address();
  if (src === undefined) return undefined;
  const img = element('img', { src, ...size, alt, ...(title && { title }), loading: 'lazy', decoding: 'async' });
  const { width } = size;
  if (file.isStatic || typeof width !== 'number') return img;
  const copies = features.flatMap(({ copyImage }) => copyImage?.({ ...file, width }, context) ?? []);
  return copies.length > 0 ? element('picture', {}, ...sources(copies, context), img) : img;
}

/** Pictures are as wide as the text column (`layout.css`) or the screen. */
const SIZES = '(min-width: 760px) 720px, 100vw';

function sources(copies: readonly ImageCopy[], { routes }: NoteContext): Element[] {
  return [...new Set(copies.map(({ type }) => type))].map((type) => {
    const same = copies.filter((copy) => copy.type === type);
    const srcSet = same.map(({ output, width }) => `${toHref(routes.baseUrl, `/${output}`)} ${width}w`).join(', ');
    return element('source', { type, srcSet, sizes: SIZES });
  });
}

/** Width and height in pixels as the image is shown; empty (and reported) when the file is no image. */
export function sizeOf(
  file: MediaFile,
  { url, place }: { url: string; place: Place | undefined },
  context: NoteContext,
): Properties {
  try {
    const { width, height, orientation = 1 } = imageSize(file.bytes);
    // From 5 on the camera was held upright, and the browser rotates the image.
    const [shownWidth, shownHeight] = orientation >= 5 ? [height, width] : [width, height];
    return { width: Math.round(shownWidth), height: Math.round(shownHeight) };
  } catch {
    const message = words.notShown(url);
    const fix = words.imageKinds;
    report(context, place, { severity: 'error', rule: 'bad-image', message, fix });
    return {};
  }
}
