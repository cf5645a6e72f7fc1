/** Neutralises Markdown links whose address would run something; C++ names mistaken for links become text. */
import type { Definition, Link, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { words } from '../../../words/html-and-images.ts';
import { type NoteContext, report } from '../context.ts';
import { badUrl } from './check-tag.ts';
import { dangerousScheme } from './dangerous-url.ts';

/** Reports dangerous links, definitions and autolinks and points them to `#`. */
export function neutraliseLinks(tree: Root, context: NoteContext): void {
  visit(tree, ['link', 'definition'], (node, index, parent) => {
    const link = node as Link | Definition;
    if (link.type === 'link' && parent && index !== undefined && isScopedName(link)) {
      reportScopedName(link, context);
      parent.children[index] = { type: 'text', value: `<${link.url}>` };
      return;
    }
    const scheme = dangerousScheme(link.url);
    if (!scheme) return;
    report(context, link.position?.start, badUrl(scheme));
    link.url = '#';
  });
}

/** `vector<std::string>`: to Markdown `<std::string>` is an address of the scheme `std`. */
function isScopedName(link: Link): boolean {
  return /^[a-z]\w*::/i.test(link.url) && textOf(link) === link.url;
}

function reportScopedName(link: Link, context: NoteContext): void {
  const message = words.tagAsLink(link.url);
  const fix = words.linkInBackquotes(link.url);
  report(context, link.position?.start, { severity: 'error', rule: 'html-not-allowed', message, fix });
}
