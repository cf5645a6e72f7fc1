/** The `<img>` of a file, with the size that keeps the page from jumping. */
import type { Element, Properties } from 'hast';
import { imageSize } from 'image-size';
import { type NoteContext, type Place, report } from '../context.ts';
import { element } from '../ready.ts';
import type { MediaFile } from './image-file.ts';

/** Makes the image; a file that is no image is reported and shown without a size. */
export function imageElement(
  file: MediaFile,
  { text, place }: { text: { url: string; alt: string; title?: string | null | undefined }; place: Place | undefined },
  context: NoteContext,
): Element | undefined {
  const { alt, title } = text;
  const size = sizeOf(file, { url: text.url, place }, context);
  const src = file.address();
  if (src === undefined) return undefined;
  return element('img', { src, ...size, alt, ...(title && { title }), loading: 'lazy', decoding: 'async' });
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
    const message = `“${url}”不是能显示的图片，或文件已损坏。`;
    const fix = '用 png、jpg、webp、avif、gif 或 svg；其他文件写成链接 [文字](./文件)。';
    report(context, place, { severity: 'error', rule: 'bad-image', message, fix });
    return {};
  }
}
