/** Lines of VuePress and VitePress that our parser does not know. */
import { directiveLabel, mapTextLines } from '../../pipeline/markdown/directive/normalize-directives.ts';

/** `::: tip 标题 {open}`, without space at its end. */
const CONTAINER = /^([ \t>]*:{3,})[ \t]*([A-Za-z][\w-]*)(.*)$/;
const ATTRIBUTES = /\{[^{}]*\}$/;
/** `@tab:active 标题#id`, without space at its end. */
const TAB = /^([ \t>]*)@tab(?::active)?(?:[ \t]+(.*))?$/;
const ID = /#[\w-]+$/;

/** Rewrites containers and tabs as our directives. */
export function rewriteVue(source: string): string {
  return mapTextLines(source, rewriteLine);
}

function rewriteLine(written: string): string {
  if (!written.includes(':::') && !written.includes('@tab')) return written;
  const line = written.trimEnd();
  const [, start = '', name, rest = ''] = CONTAINER.exec(line) ?? [];
  if (name !== undefined) {
    const [attributes = ''] = ATTRIBUTES.exec(rest) ?? [];
    const title = rest.slice(0, rest.length - attributes.length).trim();
    return `${start}${name}${title && !title.startsWith('[') ? directiveLabel(title) : title}${attributes}`;
  }
  const [whole, indent, title = ''] = TAB.exec(line) ?? [];
  return whole === undefined ? written : `${indent}::tab${directiveLabel(title.replace(ID, '').trim())}`;
}
