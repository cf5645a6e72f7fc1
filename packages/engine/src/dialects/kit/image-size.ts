/** Images with a size: Markdown knows none, HTML does. */
import type { Html, Image } from 'mdast';
import { inHtml } from './components.ts';

/** The image as HTML with these attributes besides address and text. */
export function imageWith(image: Image, attributes: readonly (readonly [string, string])[]): Html {
  const all = [['src', image.url], ['alt', image.alt ?? ''], ...attributes].map(
    ([name, value]) => `${name}="${inHtml(value ?? '').replaceAll('"', '&quot;')}"`,
  );
  return { type: 'html', value: `<img ${all.join(' ')}>`, position: image.position };
}
