/** A `<style>` inside an SVG: the policy of the page forbids it, so its simple rules move to the elements they mean. */
import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { words } from '../../../words/html-and-images.ts';
import type { Complain } from './complain.ts';
import { SVG_PRESENTATION } from './svg-allow-list.ts';
import { badValue } from './svg-value.ts';

/** The rule of a selector `name`, `.name` or `name.name.name`. */
interface Rule {
  tagName: string | undefined;
  classes: string[];
  declarations: Map<string, string>;
}

const SELECTOR = /^([A-Za-z][\w-]*)?((?:\.[\w-]+)*)$/;

/** Takes the style elements out of `svg` and writes their rules into `style` attributes. */
export function applyStyles(svg: Element, complain: Complain): void {
  const rules: Rule[] = [];
  visit(svg, 'element', (node, index, parent) => {
    if (node.tagName !== 'style' || !parent || index === undefined) return undefined;
    rules.push(...parseRules(textOf(node), complain));
    parent.children.splice(index, 1);
    return index;
  });
  visit(svg, 'element', (node) => styleElement(node, rules, complain));
}

/** Rules with more classes count more, the element's own declarations most: what comes later wins, as in CSS. */
function styleElement(node: Element, rules: Rule[], complain: Complain): void {
  const classes = [node.properties.className ?? []].flat().map(String);
  const own = parseDeclarations(String(node.properties.style ?? ''), complain);
  const matching = rules
    .filter(
      ({ tagName = node.tagName, ...rule }) =>
        tagName === node.tagName && rule.classes.every((name) => classes.includes(name)),
    )
    .sort((a, b) => a.classes.length - b.classes.length);
  const merged = new Map([...matching.map((rule) => rule.declarations), own].flatMap((one) => [...one]));
  delete node.properties.className;
  delete node.properties.style;
  if (merged.size > 0) node.properties.style = [...merged].map(([name, value]) => `${name}:${value}`).join(';');
}

function parseRules(css: string, complain: Complain): Rule[] {
  const plain = css.replace(/\/\*.*?\*\//gs, ' ').replace(/<!--|-->/g, ' ');
  return plain.split('}').flatMap((part) => {
    const [selectors = '', body, ...nested] = part.split('{');
    if (body === undefined && !selectors.trim()) return [];
    const names = selectors.split(',').map((one) => one.trim());
    const isSimple = body !== undefined && nested.length === 0 && names.every((name) => name && SELECTOR.test(name));
    if (!isSimple) return complainRule(selectors.trim().slice(0, 40), complain);
    const declarations = parseDeclarations(body, complain);
    return names.map((name) => ({ ...readSelector(name), declarations }));
  });
}

function readSelector(selector: string): Pick<Rule, 'tagName' | 'classes'> {
  const [, tagName, classes = ''] = SELECTOR.exec(selector) ?? [];
  return { tagName, classes: classes.split('.').slice(1) };
}

function complainRule(shown: string, complain: Complain): [] {
  const fix = words.simpleRules;
  complain(words.badRule(shown), fix, true);
  return [];
}

function parseDeclarations(text: string, complain: Complain): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of text.split(';')) {
    const [name = '', ...rest] = part.split(':').map((one) => one.trim());
    const value = rest.join(':').replace(/\s*!important$/i, '');
    const isCustom = name.startsWith('-');
    if (!name || !value || isCustom) continue;
    const bad = isPresentation(name) ? badValue(value) : words.notInSvg;
    if (bad) complain(words.badStyle(name, value, bad), words.otherStyle, true);
    else found.set(name.toLowerCase(), value);
  }
  return found;
}

/** Properties in the list are written as hast does: `strokeDashArray`. */
function isPresentation(name: string): boolean {
  return FOLDED.has(name.toLowerCase().replaceAll('-', ''));
}

const FOLDED = new Set([...SVG_PRESENTATION].map((name) => name.toLowerCase()));
