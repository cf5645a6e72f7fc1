/** KaTeX's style sheet with only the fonts that every supported browser reads, under hashed names. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { hashOf } from './manifest.ts';

/** The sheet's output name, and all files by output name. */
export function katexFiles(root: string): { sheet: string; files: Record<string, string | Buffer> } {
  const folder = dirname(createRequire(join(root, 'package.json')).resolve('katex/dist/katex.min.css'));
  const files: Record<string, string | Buffer> = {};
  const names = new Map<string, string>();
  for (const font of readdirSync(join(folder, 'fonts')).filter((name) => name.endsWith('.woff2'))) {
    const bytes = readFileSync(join(folder, 'fonts', font));
    const hashed = font.replace(/\.woff2$/, `-${hashOf(bytes).slice(0, 8)}.woff2`);
    names.set(font, hashed);
    files[`assets/${hashed}`] = bytes;
  }
  const css = readFileSync(join(folder, 'katex.min.css'), 'utf8')
    .replace(/,\s*url\([^)]+\.(?:woff|ttf)\)\s*format\("[^"]+"\)/g, '')
    .replace(/url\(fonts\/([^)]+)\)/g, (_, font: string) => `url(${names.get(font) ?? font})`);
  const sheet = `assets/katex-${hashOf(css).slice(0, 8)}.css`;
  files[sheet] = css;
  return { sheet, files };
}
