/** Text into HTML, XML and JSON without a way out of its place. */

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for HTML or XML, in an element or in a double-quoted attribute; characters that XML forbids are dropped. */
export function escapeText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids exactly these.
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] as string).replace(/[\0-\x08\v\f\x0e-\x1f]/g, '');
}

/** JSON that is safe inside a `<script>`: no `<`, so neither `</script>` nor `<!--` can appear. */
export function embedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** An element without content: `<meta name="x" content="y">`; undefined attributes are left out. */
export function voidTag(name: string, attributes: Record<string, string | undefined>): string {
  const pairs = Object.entries(attributes).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return `<${name}${pairs.map(([key, value]) => ` ${key}="${escapeText(value)}"`).join('')}>`;
}
