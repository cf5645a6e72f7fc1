/** `@site/docs/a.md`, `@site/static/a.png`, `pathname:///a.zip` as addresses of ours. */
import { dirname, join, relative } from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { NoteContext } from '../../pipeline/markdown/context.ts';
import { decodePath, encodePath } from '../../shared/paths.ts';

/** Rewrites the addresses of the tree. */
export function resolveAliases(tree: Root, context: NoteContext): void {
  visit(tree, ['link', 'image', 'definition'], (node) => {
    if ('url' in node && typeof node.url === 'string') node.url = resolved(node.url, context);
  });
  visit(tree, 'html', (node) => {
    node.value = node.value.replace(
      /(\b(?:src|href|poster)=")((?:@site\/|pathname:\/\/)[^"]*)/g,
      (_, start: string, url: string) => start + resolved(url, context),
    );
  });
}

function resolved(url: string, { note, options }: NoteContext): string {
  if (url.startsWith('pathname://')) return url.slice('pathname://'.length);
  if (!url.startsWith('@site/')) return url;
  const path = url.slice('@site/'.length);
  if (path.startsWith('static/')) return `/${path.slice('static/'.length)}`;
  const [, file = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const target = relative(dirname(note.absolute), join(dirname(options.contentDir), decodePath(file) ?? file));
  const posix = target.split('\\').join('/');
  return `${encodePath(posix.startsWith('.') ? posix : `./${posix}`)}${rest}`;
}
