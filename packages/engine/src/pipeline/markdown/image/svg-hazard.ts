/** Whether an SVG published unchanged would run something when a browser opens it directly. */
import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { words } from '../../../words/html-and-images.ts';
import { parseSvg } from './parse-svg.ts';
import { cleanSvg } from './svg-clean.ts';

/** What XML can do and HTML, whose parser looks at the file below, knows nothing of. */
const ONLY_IN_XML = [
  [/<\?xml-stylesheet/i, '<?xml-stylesheet?>'],
  [/<!ENTITY/i, '<!ENTITY>'],
  [/<!\[CDATA\[/i, '<![CDATA[>'],
] as const;

/** What might run; undefined when nothing can. Embedded style sheets may stay: they run nothing. */
export function svgHazard(source: string): string | undefined {
  const onlyInXml = ONLY_IN_XML.find(([pattern]) => pattern.test(source));
  if (onlyInXml) return onlyInXml[1];
  const svg = parseSvg(source);
  if (typeof svg === 'string') return words.notSvgItself(svg);
  const hazards = namesWithColon(svg);
  removeStyles(svg);
  cleanSvg(svg, (message, _, isHarmful, culprit = message) => {
    if (isHarmful) hazards.push(culprit);
  });
  return hazards[0];
}

/** To XML `<x:script>` may be a script, whatever `x` stands for. */
function namesWithColon(svg: Element): string[] {
  const found: string[] = [];
  visit(svg, 'element', ({ tagName }) => {
    if (tagName.includes(':')) found.push(`<${tagName}>`);
  });
  return found;
}

function removeStyles(svg: Element): void {
  visit(svg, 'element', (node, index, parent) => {
    if (node.tagName !== 'style' || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
}
