/** `manifest.webmanifest` and its icons: with them a browser offers to install the site. */
import { readFileSync } from 'node:fs';
import { hashOf } from 'study-notes/emit/manifest';
import type { Output } from 'study-notes/emit/output';
import type { Site } from 'study-notes/pipeline/types';
import { AuthorError } from 'study-notes/shared/author-error';
import { toAddress } from 'study-notes/shared/paths';
import type { OfflineOptions } from '../config/offline-config.ts';
import { words } from '../words/page.ts';
import { put } from './put.ts';

/** Output name. */
export const MANIFEST = 'manifest.webmanifest';

/** Side in px; a maskable icon has a wide edge, which systems cut off. */
const ICONS = [
  { side: 192, purpose: 'any' },
  { side: 512, purpose: 'any' },
  { side: 512, purpose: 'maskable' },
] as const;

/** Writes the manifest and, when there is an SVG to make them of, the icons. */
export async function emitManifest(output: Output, site: Site, options: OfflineOptions): Promise<void> {
  const { title, tagline, baseUrl, locale, favicon } = site.config;
  const source = options.icon ?? favicon.svg;
  const icons = source ? await emitIcons(output, readIcon(source, site), options.backgroundColor) : [];
  const name = options.name ?? title;
  const manifest = {
    id: toAddress(baseUrl, '/'),
    name,
    short_name: options.shortName ?? name,
    ...(tagline && { description: tagline }),
    lang: locale.htmlLang,
    dir: locale.direction,
    start_url: toAddress(baseUrl, options.startUrl),
    scope: toAddress(baseUrl, '/'),
    display: 'standalone',
    theme_color: options.themeColor,
    background_color: options.backgroundColor,
    icons: icons.map(({ file, side, purpose }) => ({
      src: toAddress(baseUrl, `/${file}`),
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose,
    })),
  };
  put(output, MANIFEST, JSON.stringify(manifest));
}

function readIcon(path: string, { statics }: Site): Buffer {
  const found = statics.find(({ file }) => file === path.replace(/^\//, ''));
  if (!found) throw new AuthorError(words.noIcon(path));
  return readFileSync(found.absolute);
}

async function emitIcons(output: Output, svg: Buffer, background: string) {
  const made: { file: string; side: number; purpose: string }[] = [];
  for (const { side, purpose } of ICONS) {
    const key = hashOf(svg, side, purpose, background);
    const file = `assets/icon-${side}-${purpose}-${key.slice(0, 8)}.png`;
    if (!output.reuse(`asset ${file}`, key)) {
      // Native, and a build that makes no icon needs none of it.
      const { drawIcon } = await import('./draw-icon.ts');
      const png = await drawIcon(svg, side, purpose === 'maskable' ? background : undefined);
      output.add(`asset ${file}`, { key, files: output.writer.write(file, png) });
    }
    made.push({ file, side, purpose });
  }
  return made;
}
