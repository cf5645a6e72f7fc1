/** Lines of VuePress and VitePress that our parser does not know. */
import { directiveLabel, mapTextLines } from '../../pipeline/markdown/directive/normalize-directives.ts';

/** `::: tip 标题 {open}` */
const CONTAINER = /^([ \t>]*:{3,})[ \t]*([A-Za-z][\w-]*)[ \t]*(.*?)[ \t]*(\{[^{}]*\})?[ \t]*$/;
/** `@tab:active 标题#id` */
const TAB = /^([ \t>]*)@tab(?::active)?(?:[ \t]+(.*?))?(?:[ \t]*#[\w-]+)?[ \t]*$/;

/** Rewrites containers and tabs as our directives. */
export function rewriteVue(source: string): string {
  return mapTextLines(source, rewriteLine);
}

function rewriteLine(line: string): string {
  const container = CONTAINER.exec(line);
  if (container) {
    const [, start = '', name = '', title = '', attributes = ''] = container;
    return `${start}${name}${title && !title.startsWith('[') ? directiveLabel(title) : title}${attributes}`;
  }
  return line.replace(TAB, (_, start: string, title = '') => `${start}::tab${directiveLabel(title)}`);
}
