/** Turns the rules of an SVG's own `<style>` into attributes: the page allows no foreign style sheet. */
import type { Element } from 'hast';

export interface StyleRule {
  tag?: string;
  classes: string[];
  declarations: [name: string, value: string][];
}

/** Reads simple rules (`circle.a`, `.a.b`); imports, variables and everything more complicated is left out. */
export function readStyleRules(css: string): StyleRule[] {
  const plain = css.replace(/\/\*.*?\*\//gs, '').replace(/@import[^;]*;/g, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
    selectors.split(',').flatMap((selector) => readRule(selector.trim(), body) ?? []),
  );
}

/** The declarations that apply to an element, later rules last. */
export function declarationsFor(element: Element, rules: StyleRule[]): [string, string][] {
  const classes = classNames(element);
  const matching = rules.filter(
    (rule) => (!rule.tag || rule.tag === element.tagName) && rule.classes.every((name) => classes.includes(name)),
  );
  return matching.flatMap((rule) => rule.declarations);
}

/** Declarations of a `style` attribute. */
export function readDeclarations(style: string): [string, string][] {
  return style.split(';').flatMap((declaration) => {
    const [name = '', value = ''] = declaration.split(/:(.*)/s).map((part) => part.trim());
    return name && value && !name.startsWith('--') ? [[name, value] as [string, string]] : [];
  });
}

function readRule(selector: string, body: string): StyleRule | undefined {
  const [, tag, classes] = /^([a-z]*)((?:\.[\w-]+)+)$/i.exec(selector) ?? [];
  if (classes === undefined) return undefined;
  return { ...(tag ? { tag } : {}), classes: classes.slice(1).split('.'), declarations: readDeclarations(body) };
}

function classNames(element: Element): string[] {
  const { className } = element.properties;
  return Array.isArray(className) ? className.map(String) : String(className ?? '').split(/\s+/);
}
