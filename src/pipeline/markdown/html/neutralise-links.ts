/** Markdown links whose address would run something lead nowhere. */
import type { Definition, Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type NoteContext, report } from '../context.ts';
import { badUrl } from './check-tag.ts';
import { dangerousScheme } from './dangerous-url.ts';

/** Reports dangerous links, definitions and autolinks and points them to `#`. */
export function neutraliseLinks(tree: Root, context: NoteContext): void {
  visit(tree, ['link', 'definition'], (node) => {
    const link = node as Link | Definition;
    const scheme = dangerousScheme(link.url);
    if (!scheme) return;
    report(context, link.position?.start, badUrl(scheme));
    link.url = '#';
  });
}
